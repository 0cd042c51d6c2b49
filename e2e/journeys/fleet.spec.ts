import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { setUpDesk } from '../fixtures/desk';
import { png } from '../fixtures/sample-files';
import { expect, test } from '../fixtures/test';

const photo = { name: 'rio.png', mimeType: 'image/png', buffer: png(320, 240, [180, 40, 40]) };

const accessible = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test('a fleet: a vehicle by hand, changed, blocked, downloaded and imported beside', async ({
  page,
  request,
  supplier,
}) => {
  test.slow();
  await setUpDesk(request, supplier);
  await page.goto('/srm/manage-vehicles');
  await expect(page.getByRole('heading', { name: 'No vehicles in your fleet yet' })).toBeVisible();
  await accessible(page);

  await page.getByRole('link', { name: 'Add vehicle' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a vehicle' })).toBeVisible();
  await page.getByLabel('Photo of the vehicle').setInputFiles(photo);
  await expect(page.getByText('rio.png')).toBeVisible();
  await page.getByLabel('Category').selectOption({ index: 1 });
  await expect(page.getByLabel('Brand')).toBeEnabled();
  await page.getByLabel('Brand').selectOption({ index: 1 });
  await page.getByLabel('Body type').selectOption('Hatchback');
  const fields = {
    Colour: 'Red',
    Passengers: '5',
    'Number plate': 'dxb a 4711',
    'Registered on': '2024-02-01',
    'Registration due': '2023-02-01',
    'Kilometres now': '12,500',
    'Last service on': '2026-01-10',
    'Kilometres at last service': '10000',
    'Next service on': '2031-01-10',
    'Kilometres at next service': '20000',
    'Rent per day': '150',
    'Kilometres per day': '250',
    'Charge for each further kilometre': '1.50',
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  for (const period of ['week', 'month', 'hour'])
    await page.getByRole('switch', { name: `Rent by the ${period}` }).uncheck();
  // What is typed outlives a reload.
  await page.reload();
  await expect(page.getByLabel('Colour')).toHaveValue('Red');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Add vehicle' }).click();
  await expect(page.getByText('Choose a date after the earlier one').first()).toBeVisible();
  await accessible(page);
  await page.getByLabel('Registration due').fill('2031-02-01');
  await bar.getByRole('button', { name: 'Add vehicle' }).click();

  const row = page.getByRole('listitem').filter({ hasText: 'DXB A 4711' });
  await expect(row).toContainText('12,500 km');
  await expect(row).toContainText('Nothing due');
  await accessible(page);

  await row.getByRole('link', { name: 'DXB A 4711' }).click();
  await expect(page.getByLabel('Colour')).toHaveValue('Red');
  await page.getByLabel('Kilometres now').fill('20100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Service 100 km overdue');

  await row.getByRole('button', { name: 'Actions for DXB A 4711' }).click();
  await page.getByRole('menuitem', { name: 'Maintenance and blocks' }).click();
  for (const clashes of [false, true]) {
    await page.getByRole('button', { name: 'Block a time' }).click();
    await page.getByLabel('What was done').fill('New tyres');
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    if (clashes) await expect(page.getByText(/The vehicle is blocked from/).first()).toBeVisible();
    else await expect(page.getByRole('listitem').filter({ hasText: 'New tyres' })).toBeVisible();
  }
  await accessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'SRM Vehicles' }).first().click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Excel' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(await file.path());
  const sheet = book.worksheets[0];
  const texts = (sheet?.getSheetValues() ?? []).flat().map(String);
  expect(texts).toContain('DXB A 4711');
  expect(sheet?.views[0]?.state).toBe('frozen');

  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import vehicles' });
  const template = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download a template' }).click();
  await dialog.getByLabel(/Choose a file/).setInputFiles(await (await template).path());
  await expect(dialog.getByText(/^1 vehicle is ready/)).toBeVisible();
  await accessible(page);
  await dialog.getByRole('button', { name: 'Add 1 vehicle' }).click();
  await expect(dialog.getByText(/^1 vehicle was added/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Showing 2 of 2 vehicles')).toBeVisible();
});
