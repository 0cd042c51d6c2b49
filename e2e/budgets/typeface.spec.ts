import { expect, test } from '../fixtures/test';

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
