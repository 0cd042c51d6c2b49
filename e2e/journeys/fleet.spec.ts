import { expectAccessible } from '../fixtures/expect-accessible';
import { setUpDesk } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';
import { addVehicleBar, fillVehicle } from '../fixtures/vehicle-form';
import { downloadExcel } from '../fixtures/download-excel';

test('an agent enters, changes and blocks a vehicle, downloads the fleet and imports more', async ({
  page,
  request,
  supplier,
}) => {
  test.slow();
  await setUpDesk(request, supplier);
  await page.goto('/srm/manage-vehicles');
  await expect(page.getByRole('heading', { name: 'No vehicles in your fleet yet' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add vehicle' }).first().click();
  await fillVehicle(page, { 'Registration due': '2023-02-01' });
  // Typed values survive a reload.
  await page.reload();
  await expect(page.getByLabel('Colour')).toHaveValue('Red');
  await addVehicleBar(page).click();
  await expect(page.getByText('Choose a date after the earlier one').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('group', { name: 'Registration due' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type('01022031');
  await addVehicleBar(page).click();

  const row = page.getByRole('listitem').filter({ hasText: 'DXB A 4711' });
  await expect(row).toContainText('12,500 km');
  await expect(row).toContainText('Nothing due');
  await expectAccessible(page);

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
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'SRM Vehicles' }).first().click();
  const sheet = await downloadExcel(page);
  expect(sheet.name).toMatch(/\.xlsx$/);
  expect([...sheet.texts]).toContain('DXB A 4711');
  expect(sheet.isHeaderFrozen).toBe(true);

  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import vehicles' });
  const template = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download a template' }).click();
  await dialog.getByLabel(/Choose a file/).setInputFiles(await (await template).path());
  await expect(dialog.getByText(/^1 vehicle is ready/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 1 vehicle' }).click();
  await expect(dialog.getByText(/^1 vehicle was added/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Showing 2 of 2 vehicles')).toBeVisible();

  // The download, edited and saved as CSV, changes the vehicles that it names.
  const edited = sheet.saveAsCsv({ Kilometres: '20350' });
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog
    .getByLabel(/Choose a file/)
    .setInputFiles({ name: 'fleet.csv', mimeType: 'text/csv', buffer: edited });
  await expect(dialog.getByText(/^0 new, 1 changed, 0 unchanged\. Nothing needs a correction/)).toBeVisible();
  await expect(dialog.getByText('Changes: Kilometres now')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change 1 vehicle' }).click();
  await expect(dialog.getByText(/^0 added, 1 changed/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row).toContainText('20,350 km');
});
