import type { Page } from '@playwright/test';
import { storedKeys } from '@portal/shared/portal/stored-keys';
import { addCompanyByApi, newAccount, registerByApi } from '../fixtures/accounts';
import { logIn } from '../fixtures/auth-pages';
import { expect, test } from '../fixtures/test';

/** Whether the browser draws the page's heading with a font that was downloaded. */
async function drawsDownloadedFont(page: Page): Promise<boolean> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const { root } = await protocol.send('DOM.getDocument');
  const { nodeId } = await protocol.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId });
  await protocol.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

/** The shell replaces the heading that came with the document, also while it is looked at. */
const expectDownloadedFont = (page: Page, expected: boolean): Promise<void> =>
  expect(async () => expect(await drawsDownloadedFont(page)).toBe(expected)).toPass();

test('a first visit is painted without the typeface, and has it from the next page on', async ({
  page,
  request,
}) => {
  const account = await registerByApi(request, newAccount('ae'));
  await addCompanyByApi(request, account);
  await page.goto('/login');
  const isRemembered = () => page.evaluate((key) => localStorage.getItem(key), storedKeys.typeface);
  expect(await isRemembered()).toBeNull();
  await page.getByLabel('Mobile number').click();
  await expect.poll(isRemembered).toBe('loaded');
  await expectDownloadedFont(page, false);

  await logIn(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectDownloadedFont(page, true);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectDownloadedFont(page, true);
});

test('a typeface that comes after the first paint moves nothing, also when styles are added later', async ({
  page,
  supplier,
}) => {
  void supplier;
  let release: () => void = () => undefined;
  const isPainted = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await isPainted;
    await route.continue();
  });
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
  // The load event waits for the font.
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const measure = () =>
    heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    });
  const before = await measure();
  release();
  await loaded;
  await page.evaluate(() => document.fonts.ready);
  // Its file brings styles that the page did not have.
  await page.getByRole('button', { name: /Al Noor/ }).click();
  await expect(page.getByRole('link', { name: 'Profile' }).last()).toBeVisible();
  expect(await measure()).toBe(before);
});
