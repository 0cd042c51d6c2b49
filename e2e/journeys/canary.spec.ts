import type { Page } from '@playwright/test';
import { getReleaseGroup, releaseGroupCookie } from '@portal/shared/remote';
import { addCompanyByApi } from '../fixtures/accounts';
import { findMenuLink } from '../fixtures/find-menu-link';
import { startReleasePortal } from '../fixtures/release-portal';
import { expect, test } from '../fixtures/test';

/** Of the canary. Below 50 nothing is decided, and three have to fail. */
const PAGES = 60;
const message = 'This canary fails on one page in twenty.';

/** Throws on some pages of the enquiries, when the reader goes on to the profile. */
const writeFailingScript = (every: number) => `(() => {
  let opened = 0;
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.pathname === '/profile' && ++opened % ${every} === 0)
      throw new Error('${message}');
  }, true);
})()`;

async function openEnquiries(page: Page): Promise<void> {
  await findMenuLink(page, 'Enquiries').click();
  await expect(page.getByRole('heading', { name: 'Enquiry Management', level: 1 })).toBeVisible();
}
async function openProfile(page: Page): Promise<void> {
  await findMenuLink(page, 'Profile').click();
  await expect(page.getByRole('heading', { name: 'Al Noor Rent a Car', level: 1 })).toBeVisible();
}
/** The addresses of the scripts that the page has loaded, those of the registry included. */
const listAddresses = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...performance.getEntriesByType('resource').map(({ name }) => name),
      document.querySelector('#portal-registry')?.textContent,
    ].join(' '),
  );

// Between two pages of the enquiries is one of the profile, which is a page of the shell too.
for (const [target, pagesOfVisit] of [
  ['mfe-enquiries', 1],
  ['host', 2],
] as const)
  test(`a canary of ${target} that throws on 5 % of its pages is taken back, and open tabs go on`, async ({
    page,
    request,
    agent,
    consoleErrors,
  }) => {
    test.setTimeout(180_000);
    consoleErrors.allow(new RegExp(message));
    const company = await addCompanyByApi(request, agent);
    const portal = await startReleasePortal(
      target,
      {},
      { addedScript: writeFailingScript(20 / pagesOfVisit) },
    );
    const readPage = async (cookie: string) =>
      (await fetch(`${portal.origin}/login`, { headers: { cookie } })).text();
    const ownCookie = `${releaseGroupCookie}=${getReleaseGroup(company)}`;
    const heldPath = `/${portal.held}/`;
    try {
      await page.goto(`${portal.origin}/profile`);
      const readCookies = async () =>
        (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
      await expect.poll(readCookies).toContain(ownCookie);
      expect(await listAddresses(page)).not.toContain(heldPath);
      await portal.run('canary', target, portal.held, '--companies', company);
      expect(await readPage('')).not.toContain(heldPath);

      const beacon = page.waitForResponse((response) => response.url().includes('/beacon.'));
      await page.reload();
      await beacon;
      const firstOpened = performance.now();
      for (let opened = 0; opened < PAGES; opened += pagesOfVisit) {
        await openEnquiries(page);
        await openProfile(page);
      }
      expect(await listAddresses(page)).toContain(heldPath);
      await expect.poll(() => readPage(ownCookie), { timeout: 60_000 }).not.toContain(heldPath);
      const seconds = (performance.now() - firstOpened) / 1000;
      test.info().annotations.push({
        type: 'back',
        description: `${seconds.toFixed(1)} s after the first of ${PAGES} pages`,
      });
      expect(await portal.run('releases', target)).toMatch(
        /withdrawn\n.*% of its \d+ pages failed in browsers/,
      );

      await openEnquiries(page);
      await page.reload();
      await openProfile(page);
      expect(await listAddresses(page)).not.toContain(heldPath);
    } finally {
      await portal.close();
    }
  });
