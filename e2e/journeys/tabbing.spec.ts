import type { Page } from '@playwright/test';
import { addCompanyByApi, newAccount, registerByApi, signInBrowser } from '../fixtures/accounts';
import { findDateField } from '../fixtures/date-field';
import { addListingsByApi } from '../fixtures/listings';
import { expect, test } from '../fixtures/test';

/** The values of the page's forms, and what the browser stores of them. */
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

/** Tabs once through the page. @returns the labels of the focused elements */
async function tabAround(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const names = await page.evaluateHandle(() => {
    const labels: string[] = [];
    document.addEventListener('focusin', ({ target }) =>
      labels.push((target as HTMLInputElement).labels?.[0]?.textContent ?? ''),
    );
    return labels;
  });
  for (let stop = 0; stop < 90; stop += 1) await page.keyboard.press(key);
  return names.jsonValue();
}

test('tabbing through an existing listing and the profile changes nothing', async ({ page, request }) => {
  test.setTimeout(120_000);
  const account = await registerByApi(request, newAccount('ae'));
  const companyId = await addCompanyByApi(request, account);
  const { city, vehicleIds } = await addListingsByApi(request, account, ['Patrol']);
  await signInBrowser(page, account);

  await page.goto(`/listings/view/${vehicleIds[0]}/${companyId}/${account.userId}?step=basics`);
  await expect(page.getByLabel('Model')).toHaveValue('Patrol');
  await expect(page.getByRole('button', { name: `Remove ${city.name}` })).toBeVisible();
  await page.getByLabel('Model').focus();
  // The first visit groups the number and loads the country codes.
  await page.getByRole('textbox', { name: 'Phone' }).focus();
  await expect(page.getByRole('combobox', { name: 'Country code' }).getByRole('option')).not.toHaveCount(2);
  await page.getByLabel('Category').focus();
  const listing = await held(page);
  for (const key of ['Tab', 'Shift+Tab'] as const)
    expect(await tabAround(page, key)).toEqual(expect.arrayContaining(['Model', 'Brand', 'Cities']));
  expect(await held(page)).toEqual(listing);
  expect(listing.drafts).toEqual([]);
  await expect(page.getByText(/Draft kept on this device/)).toBeHidden();

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  // The segments of a date load when it comes on the screen.
  await findDateField(page, 'Licence expiry date').scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'Licence expiry date' })).toBeVisible();
  await page.getByLabel('Company name').focus();
  const profile = await held(page);
  for (const key of ['Tab', 'Shift+Tab'] as const)
    expect(await tabAround(page, key)).toEqual(
      expect.arrayContaining(['Company name', 'Languages you speak with customers', 'Address']),
    );
  expect(await held(page)).toEqual(profile);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
});
