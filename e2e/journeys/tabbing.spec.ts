import type { Page } from '@playwright/test';
import { addCompanyByApi, newAccount, registerByApi, signInBrowser } from '../fixtures/accounts';
import { addListingsByApi } from '../fixtures/listings';
import { expect, test } from '../fixtures/test';

/** What the forms of the page hold, and what the browser keeps of them. */
const held = (page: Page) =>
  page.evaluate(() => ({
    values: [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')].map(
      ({ type, value, checked }) =>
        `${type}: ${type === 'tel' ? value.replace(/\s/g, '') : value} ${checked}`,
    ),
    chosen: [...document.querySelectorAll('main button')].map(
      (button) => button.ariaLabel ?? button.textContent,
    ),
    drafts: Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => /draft/i.test(key)),
  }));

/** Presses Tab until the focus is where it ends. @returns the stops */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab', last: RegExp): Promise<number> {
  for (let stops = 1; stops < 300; stops += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      const label = (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return label || activeElement?.getAttribute('aria-label') || activeElement?.textContent || '';
    });
    if (last.test(name)) return stops;
  }
  throw new Error(`The focus never came to ${last}`);
}

test('tabbing through an existing listing and the profile changes nothing', async ({ page, request }) => {
  const account = await registerByApi(request, newAccount('ae'));
  const companyId = await addCompanyByApi(request, account);
  const { city, vehicleIds } = await addListingsByApi(request, account, ['Patrol']);
  await signInBrowser(page, account);

  await page.goto(`/listings/view/${vehicleIds[0]}/${companyId}/${account.userId}?step=basics`);
  await expect(page.getByLabel('Model')).toHaveValue('Patrol');
  await expect(page.getByRole('button', { name: `Remove ${city.name}` })).toBeVisible();
  await page.getByLabel('Model').focus();
  // The number is grouped, and the country's codes come, with the first visit.
  await page.getByRole('textbox', { name: 'Phone' }).focus();
  await expect(page.getByRole('combobox', { name: 'Country code' }).getByRole('option')).not.toHaveCount(2);
  await page.getByLabel('Category').focus();
  const listing = await held(page);
  expect(await tabThrough(page, 'Tab', /^Save/)).toBeGreaterThan(15);
  expect(await tabThrough(page, 'Shift+Tab', /^Category/)).toBeGreaterThan(15);
  expect(await held(page)).toEqual(listing);
  expect(listing.drafts).toEqual([]);
  await expect(page.getByText(/Draft kept on this device/)).toBeHidden();

  await page.goto(`/profile/edit/${account.userId}`);
  await expect(page.getByRole('button', { name: 'Remove Arabic' })).toBeVisible();
  await page.getByLabel('Company name').focus();
  const profile = await held(page);
  for (let stop = 0; stop < 25; stop += 1) await page.keyboard.press('Tab');
  await page.getByLabel('Address').focus();
  await tabThrough(page, 'Shift+Tab', /^Company name/);
  expect(await held(page)).toEqual(profile);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
});
