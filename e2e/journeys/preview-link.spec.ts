import { generateKeyPairSync } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { findMenuLink } from '../fixtures/find-menu-link';
import { startReleasePortal, type ReleasePortal } from '../fixtures/release-portal';
import { expect, test } from '../fixtures/test';

const remote = 'mfe-enquiries';

let portal: ReleasePortal;
test.beforeAll(async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  portal = await startReleasePortal(remote, {
    RELEASE_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    RELEASE_PUBLIC_KEYS: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  });
});
test.afterAll(() => portal.close());

const expectVersion = (page: Page, version: string) =>
  expect
    .poll(() => page.locator('#portal-registry').textContent())
    .toContain(`/remotes/${remote}/${version}/mf-manifest.json`);
const badge = (page: Page) => page.getByText(`Preview: Enquiries ${portal.held}`);

async function makeLink(): Promise<string> {
  const printed = await portal.run('preview', remote, portal.held, '--hours', '2');
  const link = /\/preview\?link=\S+/.exec(printed)?.[0];
  if (!link) throw new Error(`There is no link in: ${printed}`);
  return portal.origin + link;
}

test('a link shows its holder a held version with a badge and a way out, and says when it was withdrawn', async ({
  page,
  supplier,
}) => {
  test.setTimeout(120_000);
  expect(supplier.userId).not.toBe('');
  const link = await makeLink();
  await page.goto(link);
  await expect(page).toHaveURL(`${portal.origin}/`);
  await expect(badge(page)).toBeVisible();
  await expectVersion(page, portal.held);
  await findMenuLink(page, 'Enquiries').click();
  await expect(page.getByRole('heading', { name: 'Enquiry Management', level: 1 })).toBeVisible();
  await expect(badge(page)).toBeVisible();
  await expectAccessible(page);
  // The held version is what runs.
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).toContainEqual(expect.stringContaining(`/remotes/${remote}/${portal.held}/`));

  await page.getByRole('button', { name: 'Leave the preview' }).click();
  await expectVersion(page, portal.live);
  await expect(badge(page)).toHaveCount(0);

  await page.goto(link);
  await expect(badge(page)).toBeVisible();
  await portal.run('withdraw', remote, portal.held, '--reason', 'wrong prices');
  await page.reload();
  await expect(page.getByText('Its version was withdrawn. You see the live version.')).toBeVisible();
  await expectVersion(page, portal.live);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('The preview has ended')).toHaveCount(0);
});
