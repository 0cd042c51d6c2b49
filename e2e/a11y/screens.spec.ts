import AxeBuilder from '@axe-core/playwright';
import { askCustomer } from '../fixtures/customer-link';
import { expect, test } from '../fixtures/test';

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
const themes = ['light', 'dark'] as const;
/** Hindi has the layout of English with longer words, so it is checked only on small screens. */
const languages = [
  { locale: 'en', dir: 'ltr', widths: [1440, 390] },
  { locale: 'ar', dir: 'rtl', widths: [1440, 390] },
  { locale: 'hi', dir: 'ltr', widths: [390] },
] as const;

async function violations(page: import('@playwright/test').Page) {
  const result = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

for (const theme of themes) {
  for (const { locale, dir, widths } of languages) {
    test.describe(`${theme}, ${locale}`, () => {
      test.beforeEach(async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript(
          (preferences) => localStorage.setItem('portalPreferences', JSON.stringify(preferences)),
          { theme, locale },
        );
      });

      for (const width of widths) {
        const height = width === 390 ? 844 : 900;
        test(`public screens are accessible at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height });
          for (const path of publicScreens) {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.locator('html')).toHaveAttribute('lang', locale);
            await expect(page.locator('html')).toHaveAttribute('dir', dir);
            expect.soft(await violations(page), path).toEqual([]);
            expect
              .soft(
                await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
                `${path} scrolls sideways`,
              )
              .toBe(true);
          }
        });

        test(`an agent's screens are accessible at ${width} px`, async ({ page, supplier }) => {
          expect(supplier.token).not.toBe('');
          await page.setViewportSize({ width, height });
          for (const path of [...agentScreens, '/register/company-details']) {
            await page.goto(path);
            // In the page itself, not in its prerendered view.
            await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
            expect.soft(await violations(page), path).toEqual([]);
            expect
              .soft(
                await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
                `${path} scrolls sideways`,
              )
              .toBe(true);
          }
        });
      }
    });
  }
}

for (const theme of themes) {
  for (const locale of ['en-GB', 'ar-AE', 'hi-IN'] as const) {
    test(`the customer's own page is accessible, ${locale}, ${theme}`, async ({
      browser,
      request,
      supplier,
    }) => {
      const asked = await askCustomer(request, supplier);
      const context = await browser.newContext({
        locale,
        colorScheme: theme,
        reducedMotion: 'reduce',
        viewport: { width: 320, height: 700 },
      });
      const page = await context.newPage();
      const whole = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      await page.goto(asked.link);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      await expect(page.locator('input[type=file]').first()).toBeAttached();
      expect.soft(await violations(page), 'the form').toEqual([]);
      expect.soft(await whole(), 'the form scrolls sideways').toBe(true);
      await page.locator('button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      expect.soft(await violations(page), 'the form with faults').toEqual([]);
      await page.screenshot({ path: `test-results/customer-form-${locale}-${theme}.png`, fullPage: true });
      await page.goto(asked.link.replace(/#.*/, ''));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await violations(page), 'without a link').toEqual([]);
    });
  }
}
