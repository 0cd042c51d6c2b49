import type { Page } from '@playwright/test';
import { askCustomer } from '../fixtures/customer-link';
import { expect, test } from '../fixtures/test';
import { createAxe } from '../fixtures/create-axe';

const publicScreens = [
  '/login',
  '/in/login',
  '/register',
  '/in/register',
  '/verify-otp',
  '/ae/reset-password',
  '/reset-password/verify-otp',
  '/confirm-new-password',
  '/nonsense',
];
const agentScreens = ['/', '/listings', '/profile', '/enquiries', '/srm/intro', '/srm/tax-info', '/nonsense'];
/** Hindi has the layout of English with longer words, so it is checked only on small screens. */
const languages = [
  { locale: 'en', dir: 'ltr', widths: [1440, 390] },
  { locale: 'ar', dir: 'rtl', widths: [1440, 390] },
  { locale: 'hi', dir: 'ltr', widths: [390] },
] as const;

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The other theme changes colors alone. */
const colorRules = ['color-contrast', 'link-in-text-block'];

async function listViolations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = createAxe(page);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(standards)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** In both themes, on the page as it is: the browser's color scheme changes without a new load. */
async function checkAxe(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await listViolations(page), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await listViolations(page, colorRules), `${state}, dark`).toEqual([]);
}

async function checkWidth(page: Page, state: string): Promise<void> {
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect.soft(fits, `${state} scrolls sideways`).toBe(true);
}

async function checkScreen(page: Page, path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const state = `${path} at ${width} px`;
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await checkAxe(page, state);
    await checkWidth(page, state);
  }
}

test.beforeEach(() => test.setTimeout(180_000));

for (const { locale, dir, widths } of languages) {
  test.describe(locale, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(
        (preferences) => localStorage.setItem('portalPreferences', JSON.stringify(preferences)),
        { locale },
      );
    });

    test('public screens are accessible in both themes', async ({ page }) => {
      for (const path of publicScreens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        await checkScreen(page, path, widths);
      }
    });

    test("an agent's screens are accessible in both themes", async ({ page, supplier }) => {
      expect(supplier.token).not.toBe('');
      for (const path of [...agentScreens, '/register/company-details']) {
        await page.goto(path);
        // In the page itself, not in its prerendered view.
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await checkScreen(page, path, widths);
      }
    });
  });
}

for (const locale of ['en-GB', 'ar-AE', 'hi-IN'] as const) {
  test(`the customer's own page is accessible in both themes, ${locale}`, async ({
    browser,
    request,
    supplier,
  }) => {
    const customer = await askCustomer(request, supplier);
    const context = await browser.newContext({
      locale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 700 },
    });
    const page = await context.newPage();
    await page.goto(customer.link);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await expect(page.locator('input[type=file]').first()).toBeAttached();
    await checkAxe(page, 'the form');
    await checkWidth(page, 'the form');
    await page.locator('button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await checkAxe(page, 'the form with faults');
    await page.screenshot({ path: `test-results/customer-form-${locale}.png`, fullPage: true });
    await page.goto(customer.link.replace(/#.*/, ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkAxe(page, 'without a link');
  });
}
