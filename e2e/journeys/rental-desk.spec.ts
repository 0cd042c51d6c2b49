import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { runApiProgram } from '../fixtures/api-program';
import { addCustomer } from '../fixtures/add-customer';
import { setUpDeskByHand } from '../fixtures/set-up-desk-by-hand';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';
import { addVehicleBar, fillVehicle } from '../fixtures/vehicle-form';
import { downloadExcel } from '../fixtures/download-excel';

/** `npm run bench` measures ten times as many. */
const MANY = { vehicles: 500, customers: 5_000 };
const people = ['Amira Saleh', 'Bruno Costa', 'Chandra Iyer', 'Dmitri Orlov', 'Esther Mbeki'].map(
  (name, at) => ({
    name,
    phone: `050222330${at}`,
    email: `person.${at}@mail.example`,
    licence: `DL-55${at}`,
  }),
);

/** Ten vehicles like the template's, each with its own plate. */
async function importTen(page: Page) {
  await page.getByRole('button', { name: 'Import' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import vehicles' });
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download a template' }).click();
  const [header = '', example = ''] = (await readFile(await (await coming).path(), 'utf8'))
    .trim()
    .split(/\r?\n/);
  const lines = Array.from({ length: 10 }, (_, at) => example.replace('DXB A 12345', `SHJ 3 700${at}`));
  const buffer = Buffer.from([header, ...lines].join('\n'));
  await dialog.getByLabel(/Choose a file/).setInputFiles({ name: 'fleet.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: 'Add 10 vehicles' }).click();
  await expect(dialog.getByText(/^10 vehicles were added/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

async function findOne(page: Page, words: string, found: RegExp) {
  await page.getByRole('searchbox').fill(words);
  await expect(page.getByText(/^Showing 1 of 1 /)).toBeVisible();
  await expect(page.getByRole('link', { name: found })).toBeVisible();
}

test('a new company sets up its desk, and finds its own records among thousands', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const { companyId } = await listSupplier(page, request);
  await setUpDeskByHand(page);

  await page.goto('/srm/manage-vehicles');
  await importTen(page);
  await expect(page.getByText('Showing 7 of 10 vehicles')).toBeVisible();
  await page.getByRole('link', { name: 'Add vehicle' }).first().click();
  await fillVehicle(page);
  await addVehicleBar(page).click();
  await expect(page.getByText('Showing 7 of 11 vehicles')).toBeVisible();
  for (const person of people) await addCustomer(page, person);

  const [vehicles, customers] = [String(MANY.vehicles), String(MANY.customers)];
  await runApiProgram(
    'demo/fill-srm.ts',
    '--company',
    companyId,
    '--vehicles',
    vehicles,
    '--customers',
    customers,
  );

  await page.goto('/srm/manage-vehicles');
  await findOne(page, 'dxb a 4711', /DXB A 4711/);
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('Showing 7 of 511 vehicles')).toBeVisible();
  const fleet = await downloadExcel(page);
  expect(fleet).toMatchObject({ rows: MANY.vehicles + 12, isHeaderFrozen: true });
  expect(fleet.texts.has('SHJ 3 7009')).toBe(true);

  await page.goto('/srm/customer-list');
  for (const { name } of people) await findOne(page, name, new RegExp(name));
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('Showing 7 of 5,005 customers')).toBeVisible();
  const book = await downloadExcel(page);
  expect(book).toMatchObject({ rows: MANY.customers + 6, isHeaderFrozen: true });
  expect(people.every(({ name }) => book.texts.has(name))).toBe(true);
});
