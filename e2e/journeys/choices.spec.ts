import type { Page } from '@playwright/test';
import type { CountryCode } from '@portal/shared/contract';
import { choose, findFlaws } from '../fixtures/listing-form';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';

interface Places {
  readonly label: string;
  readonly first: string;
  readonly other: string;
  readonly cities: readonly [string, string];
}
const places: Record<CountryCode, Places> = {
  ae: { label: 'Emirate', first: 'Dubai', other: 'Sharjah', cities: ['Al Khan', 'Al Majaz'] },
  in: { label: 'State', first: 'Maharashtra', other: 'Karnataka', cities: ['Bengaluru', 'Mysuru'] },
};
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const [country, { label, first, other, cities }] of Object.entries(places) as [CountryCode, Places][]) {
  test.describe(`places in ${country}`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

      test('places are chosen from a sheet, and changed, without scrolling the page', async ({
        page,
        request,
      }) => {
        const { userId } = await listSupplier(page, request, country);
        await page.goto(`/listings/add/${userId}`);
        const field = page.getByRole('combobox', { name: label }).last();
        await expect(field).toBeEnabled();
        await choose(page, field, first);
        const before = await scrolled(page);
        expect(before).toBeGreaterThan(0);

        // With a selected value, far down a long page.
        await field.tap();
        const sheet = page.getByRole('dialog', { name: label });
        await expect(sheet.getByRole('option', { name: first, exact: true })).toHaveAttribute(
          'aria-selected',
          'true',
        );
        expect(await findFlaws(page)).toEqual([]);
        // The seven emirates fit on the screen; the states of India need a search.
        if (country === 'in') await page.getByRole('searchbox').fill(other.slice(0, 4).toLowerCase());
        await sheet.getByRole('option', { name: other, exact: true }).tap();
        await expect(sheet).toBeHidden();
        await expect(field).toContainText(other);
        expect(await scrolled(page)).toBe(before);

        const many = page.getByRole('combobox', { name: 'Cities' });
        await expect(many).toBeEnabled();
        await many.tap();
        for (const city of cities)
          await page.getByRole('dialog').getByRole('option', { name: city, exact: true }).tap();
        await page.getByRole('button', { name: 'Done' }).tap();
        await expect(many).toContainText(cities[0]);
        await expect(many).toContainText(cities[1]);
        expect(await findFlaws(page)).toEqual([]);
      });
    });

    test('at a desk a key opens the list under a field with a value, and it stays open', async ({
      page,
      request,
    }) => {
      const { userId } = await listSupplier(page, request, country);
      await page.setViewportSize({ width: 1440, height: 700 });
      await page.goto(`/listings/add/${userId}`);
      const field = page.getByRole('combobox', { name: label }).last();
      const toTheMiddle = () => field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(field).toBeEnabled();
      await toTheMiddle();
      await choose(page, field, first);
      await page.getByLabel('Model').focus();
      await toTheMiddle();
      const before = await scrolled(page);
      await field.click();
      await expect(page.getByRole('listbox')).toBeHidden();
      await field.press('ArrowDown');
      await expect(
        page.getByRole('listbox').getByRole('option', { name: first, exact: true }),
      ).toBeInViewport();
      expect(await scrolled(page)).toBe(before);
    });
  });
}
