import { readFile } from 'node:fs/promises';
import { addCompanyByApi, newAccount, registerByApi, signInBrowser } from '../fixtures/accounts';
import { addListingsByApi, findFirstNames } from '../fixtures/listings';
import { operator } from '../fixtures/operator';
import { expect, test } from '../fixtures/test';

test('an agent finds, publishes, reprices, deletes and restores listings', async ({ page, request }) => {
  test.setTimeout(150_000);
  const account = await registerByApi(request, newAccount('ae'));
  const companyId = await addCompanyByApi(request, account, 'Gulf Fleet');
  await addListingsByApi(request, account, ['Alpha', 'Bravo', 'Carlo']);
  await signInBrowser(page, account);
  await page.goto('/listings');
  await expect(page.getByText('Showing 3 of 3 vehicles')).toBeVisible();

  await page.getByRole('searchbox').fill('brav');
  await expect(page.getByText('Showing 1 of 1 vehicle')).toBeVisible();
  await expect(page).toHaveURL(/search=brav/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('brav');
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();

  // Refused until the company is approved, then published.
  const alpha = page.getByRole('switch', { name: /Alpha.*: published/ });
  await alpha.click();
  await expect(page.getByText('Not published', { exact: true })).toBeVisible();
  await expect(alpha).not.toBeChecked();
  await operator('approve', companyId, '--country', 'ae');
  await page.reload();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('group', { name: 'Selected vehicles' });
  await bar.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('3 vehicles are published')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Published 3' })).toBeVisible();
  await expect(page.getByText(/3 of 10 published/)).toBeVisible();
  // The notice offers to take back all three; a listing that is deleted later has its own.
  await expect(
    page.getByRole('region', { name: /^Messages/ }).getByRole('button', { name: 'Undo' }),
  ).toBeVisible();

  await page.getByRole('checkbox', { name: /Select .*Alpha/ }).check();
  await page.getByRole('checkbox', { name: /Select .*Bravo/ }).check();
  await bar.getByRole('button', { name: 'Change price' }).click();
  await page.getByRole('textbox', { name: 'Percent' }).fill('10');
  await expect(page.getByText(/Daily: AED.200 becomes AED.220/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Change 2 vehicles' }).click();
  await expect(page.getByText('The prices of 2 vehicles are changed')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(/AED.220/)).toHaveCount(2);

  // The look of the list is kept on the device.
  const look = page.getByRole('dialog', { name: 'View of the list' });
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await look.getByText('Rates', { exact: true }).click();
  await look.getByText('Compact', { exact: true }).click();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Levels' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Rates' })).toHaveCount(0);
  await expect(page.getByText(/AED.220/).first()).toBeHidden();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await look.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText(/AED.220/).first()).toBeVisible();

  await page.getByRole('button', { name: /Actions for .*Carlo/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText(/Carlo.* is deleted/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'All 2' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Carlo.* is restored/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Published 3' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text).toContain('DXB A 1001');
});

test('an agent imports twenty vehicles from a file and corrects three of them', async ({
  page,
  request,
  supplier,
}) => {
  test.setTimeout(120_000);
  const { category, type, brand, state, city } = await findFirstNames(request, supplier.country);
  const header = 'Category,Type,Brand,Model,Year,Plate,State,Cities,Phone,Daily rate,Daily km';
  const lines = Array.from({ length: 20 }, (_, at) =>
    [
      category.name,
      type.name,
      at === 3 ? `${brand.name}x` : brand.name,
      `Model ${at}`,
      at === 7 ? '1950' : '2024',
      `DXB B ${at === 11 ? 10 : at}`,
      state.name,
      city.name,
      '+971501234567',
      '150',
      '250',
    ].join(','),
  );
  await page.goto('/listings');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel(/Choose a file/).setInputFiles({
    name: 'cars.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...lines].join('\n')),
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^17 vehicles are ready\. 3 lines need a correction/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 17 vehicles' }).click();
  await expect(dialog.getByText(/^17 vehicles were added/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Brand' }).fill(brand.name);
  await dialog.getByRole('textbox', { name: 'Brand' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Year' }).fill('2023');
  await dialog.getByRole('textbox', { name: 'Year' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Plate' }).fill('DXB B 99');
  await dialog.getByRole('textbox', { name: 'Plate' }).press('Enter');
  await dialog.getByRole('button', { name: 'Import 3 vehicles' }).click();
  await expect(dialog.getByText(/^20 vehicles were added/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Incomplete 20' })).toBeVisible();
});
