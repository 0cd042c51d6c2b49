import type { Page, Response } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { findMenuLink } from '../fixtures/find-menu-link';
import { markPage } from '../fixtures/mark-page';
import { startReleasePortal, type ReleasePortal } from '../fixtures/release-portal';
import { expect, test } from '../fixtures/test';
import { watchCalls, type CallWatch } from '../fixtures/watch-calls';

const remote = 'mfe-enquiries';

let portal: ReleasePortal;
test.beforeAll(async () => {
  portal = await startReleasePortal(remote);
});
test.afterAll(() => portal.close());

const expectVersion = (page: Page, version: string) =>
  expect
    .poll(() => page.locator('#portal-registry').textContent())
    .toContain(`/remotes/${remote}/${version}/mf-manifest.json`);
const isSame = (page: Page) => page.locator('html[data-e2e-mark]').count();

/** Lets minutes pass until the tab has asked once more. The part that asks loads some seconds after the first view. */
async function waitForLook(page: Page, calls: CallWatch): Promise<void> {
  let hasLooked = false;
  const listen = (response: Response) => {
    hasLooked ||= response.url().endsWith('/registry.json');
  };
  page.on('response', listen);
  const letPass = async () => {
    await page.clock.fastForward('01:00');
    return hasLooked;
  };
  await expect.poll(letPass, { timeout: 30_000 }).toBe(true);
  page.off('response', listen);
  // A link that is clicked before the tab has its answer stays in the document. This one arrives after it.
  await page.evaluate(async () => (await fetch('/registry.json')).text());
  // The minutes that passed ended the access token. A link that is clicked while it is renewed stays in the document.
  await calls.waitUntilAnswered();
}

test('an open tab moves to a new version with the next link, and offers to reload where something is unsaved', async ({
  page,
  supplier,
}) => {
  test.setTimeout(120_000);
  expect(supplier.userId).not.toBe('');
  await page.clock.install();
  const calls = watchCalls(page);
  await page.goto(`${portal.origin}/profile`);
  await expect(page.getByRole('heading', { name: 'Al Noor Rent a Car', level: 1 })).toBeVisible();
  await expectVersion(page, portal.live);
  await markPage(page);
  await waitForLook(page, calls);
  await findMenuLink(page, 'Enquiries').click();
  await expect(page.getByRole('heading', { name: 'Enquiry Management', level: 1 })).toBeVisible();
  expect(await isSame(page)).toBe(1);

  expect(await portal.run('promote', remote, portal.held)).toContain('is live');
  await waitForLook(page, calls);
  expect(await isSame(page)).toBe(1);
  await findMenuLink(page, 'Profile').click();
  await expectVersion(page, portal.held);
  await expect(page.getByRole('heading', { name: 'Al Noor Rent a Car', level: 1 })).toBeVisible();
  expect(await isSame(page)).toBe(0);

  await page.getByRole('link', { name: 'Edit' }).first().click();
  const name = page.getByLabel('Company name');
  await name.fill('Al Noor Cars');
  await markPage(page);
  expect(await portal.run('rollback', remote)).toContain('is back');
  await waitForLook(page, calls);
  await findMenuLink(page, 'Enquiries').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('Al Noor Cars');
  expect(await isSame(page)).toBe(1);

  const title = page.getByText('A new version of the portal is ready');
  await expect(title).toHaveCount(0);
  await page.clock.fastForward('11:00');
  await expect(title).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(title).toHaveCount(0);
  await expect(name).toHaveValue('Al Noor Cars');

  await findMenuLink(page, 'Enquiries').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Enquiry Management', level: 1 })).toBeVisible();
  await findMenuLink(page, 'Profile').click();
  await expectVersion(page, portal.live);
  await expect(page.getByRole('heading', { name: 'Al Noor Rent a Car', level: 1 })).toBeVisible();
});
