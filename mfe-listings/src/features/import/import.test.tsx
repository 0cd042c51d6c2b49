import { listingChangeEndpoints, lookupEndpoints } from '@portal/shared/contract';
import { answer, notThere, unreachable, useTestServer } from '@portal/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { buildId, renderPage } from '../../testing/render-page';
import { serveListings } from '../listings/testing/listings';
import { columnIds, columns, type ColumnId } from '../../entities/listing/model/columns';

useTestServer();

const good: Partial<Record<ColumnId, string>> = {
  category: 'Car',
  type: 'SUV',
  brand: 'Kia',
  model: 'Rio',
  year: '2024',
  state: 'Dubai',
  cities: 'Deira',
  phone: '+971501234567',
  dayRate: '150',
  dayKm: '250',
};
const buildLine = (changes: Partial<Record<ColumnId, string>>) =>
  columnIds.map((id) => ({ ...good, ...changes })[id] ?? '').join(';');
const header = columnIds.map((id) => columns[id].header).join(';');
const buildFileBelow = (heading: string, ...rows: Partial<Record<ColumnId, string>>[]) =>
  new File([[heading, ...rows.map(buildLine)].join('\r\n')], 'cars.csv');
const buildFile = (...rows: Partial<Record<ColumnId, string>>[]) => buildFileBelow(header, ...rows);

interface SentRow {
  vehicleRegistrationNumber: string;
  vehicleBrandId?: string;
  rentalDetails: { day: { rentInAED: string } };
}
type Sent = { dryRun: boolean; rows: SentRow[] };
const inRupees = 'Enter an amount in the currency of the country, such as 1250 or 99.50';
/** A server that refuses plates ending in 9, rows without a brand, and rates in rupees. */
function serveImport() {
  answer(lookupEndpoints.vehicleTypes, [
    [{ id: buildId(104), name: 'SUV', vehicleCategoryId: buildId(101) }],
  ]);
  answer(lookupEndpoints.cities, [[{ id: buildId(105), name: 'Deira', stateId: buildId(103) }]]);
  return answer(listingChangeEndpoints.importRows, [
    ({ body }) => {
      const { rows } = body as Sent;
      const judged = rows.map((sent, row) => {
        const errors = [
          sent.vehicleRegistrationNumber.endsWith('9') && {
            path: 'vehicleRegistrationNumber',
            message: 'You have listed this plate',
          },
          !sent.vehicleBrandId && { path: 'vehicleBrandId', message: 'Choose an entry from the list' },
          sent.rentalDetails.day.rentInAED.startsWith('INR') && {
            path: 'rentalDetails.day.rentInAED',
            message: inRupees,
          },
        ].filter((error) => error !== false);
        return errors.length > 0 ? { row, ok: false, errors } : { row, ok: true };
      });
      const refused = judged.filter(({ ok }) => !ok).length;
      return { added: rows.length - refused, refused, rows: judged };
    },
  ]);
}

async function open() {
  serveListings([]);
  const sent = serveImport();
  const { user } = renderPage('/listings');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import vehicles from a file' }));
  const choose = (file: File) => user.upload(dialog.getByLabelText(/Choose a file/), file);
  return { user, dialog, choose, sent };
}

test('the button is busy until the dialog is there, and no longer', async () => {
  serveListings([]);
  const { user } = renderPage('/listings');
  const button = await screen.findByRole('button', { name: 'Import' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Import vehicles from a file' });
  expect(button).not.toHaveAttribute('aria-busy');
});

test('a column headed with another currency is refused in each row and corrected there', async () => {
  const { user, dialog, choose, sent } = await open();
  const heading = header.replace('Daily rate', 'Daily rate (INR)').replace('Deposit', 'Deposit (AED)');
  await choose(buildFileBelow(heading, { plate: 'DXB A 1', deposit: '500' }));
  expect(await dialog.findByText(inRupees)).toBeVisible();
  const rate = dialog.getByRole('textbox', { name: 'Daily rate' });
  expect(rate).toHaveValue('INR 150');
  await user.clear(rate);
  await user.type(rate, '150{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Import 1 vehicle' }));
  expect(await dialog.findByText(/^1 vehicle was added/)).toBeVisible();
  expect(sent.at(-1)?.body).toMatchObject({
    rows: [{ rentalDetails: { day: { rentInAED: '150' } }, securityDeposit: { amountInAED: '500' } }],
  });
});

test('errors are corrected in place, then all rows are added', async () => {
  const { user, dialog, choose, sent } = await open();
  await choose(buildFile({ plate: 'DXB A 1' }, { plate: 'DXB A 2', brand: 'Kya' }, { plate: 'DXB A 9' }));
  expect(await dialog.findByText(/^1 vehicle is ready\. 2 lines need a correction/)).toBeVisible();
  expect(dialog.getByText('“Kya” is not in the list. Did you mean Kia?')).toBeVisible();
  expect(dialog.getByText('You have listed this plate')).toBeVisible();
  expect((sent[0]?.body as Sent).dryRun).toBe(true);
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);

  const brand = dialog.getByRole('textbox', { name: 'Brand' });
  await user.clear(brand);
  await user.type(brand, 'Kia{Enter}');
  expect(await dialog.findByText(/^2 vehicles are ready/)).toBeVisible();
  // A batch is judged apart, so only the corrected line is checked again.
  expect(sent[1]?.body).toMatchObject({ dryRun: true, rows: [{ vehicleRegistrationNumber: 'DXB A 2' }] });
  await user.click(dialog.getByRole('button', { name: 'Import 2 vehicles' }));
  expect(await dialog.findByText(/^2 vehicles were added.*1 line was left out/)).toBeVisible();
  expect((sent[2]?.body as Sent).rows.map((row) => row.vehicleRegistrationNumber)).toEqual([
    'DXB A 1',
    'DXB A 2',
  ]);

  const plate = dialog.getByRole('textbox', { name: 'Plate' });
  await user.clear(plate);
  await user.type(plate, 'DXB A 3');
  await user.click(dialog.getByRole('button', { name: 'Check again' }));
  await user.click(await dialog.findByRole('button', { name: 'Import 1 vehicle' }));
  expect(await dialog.findByText(/^3 vehicles were added/)).toBeVisible();
  expect((sent.at(-1)?.body as Sent).rows).toHaveLength(1);
});

test.each([
  [new File([''], 'empty.csv'), 'The file is empty.'],
  [new File(['PK\u0003\u0004\u0000'], 'book.csv'), /This is not a CSV file/],
  [new File(['Brand^Model\nKia^Rio'], 'odd.csv'), /These columns are missing: .*The file has: Brand\^Model/],
  [buildFile(...Array.from({ length: 501 }, () => ({}))), /The file has 501 vehicles; 500 can be imported/],
])('an invalid file is reported, and another can be chosen', async (file, words) => {
  const { dialog, choose } = await open();
  await choose(file);
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByText(`${file.name} cannot be imported`)).toBeVisible();
  await choose(buildFile({ plate: 'DXB A 1' }));
  expect(await dialog.findByText(/^1 vehicle is ready/)).toBeVisible();
});

test('a lost connection loses nothing: unsent rows are sent again with their key', async () => {
  const { user, dialog, choose } = await open();
  await choose(buildFile({ plate: 'DXB A 1' }));
  await dialog.findByText(/^1 vehicle is ready/);
  const broken = answer(listingChangeEndpoints.importRows, [unreachable()]);
  await user.click(dialog.getByRole('button', { name: 'Import 1 vehicle' }));
  expect(await dialog.findByText('Some lines were not sent')).toBeVisible();
  const mended = serveImport();
  await user.click(dialog.getByRole('button', { name: 'Import 1 vehicle' }));
  expect(await dialog.findByText(/^1 vehicle was added/)).toBeVisible();
  expect(mended[0]?.idempotencyKey).toBe(broken[0]?.idempotencyKey);
});

test('a platform without imports says so', async () => {
  const { dialog, choose } = await open();
  answer(listingChangeEndpoints.importRows, [notThere()]);
  await choose(buildFile({ plate: 'DXB A 1' }));
  expect(await dialog.findByText(/This platform does not support imports/)).toBeVisible();
});

test('an edited export changes the listings that it names', async () => {
  const { user, dialog, choose } = await open();
  const sent = answer(listingChangeEndpoints.importRows, [
    {
      added: 1,
      refused: 0,
      rows: [
        { row: 0, ok: true, change: 'changed', fields: ['rentalDetails.day.rentInAED'], version: 4 },
        { row: 1, ok: true, change: 'unchanged', version: 2 },
        { row: 2, ok: true, change: 'new', version: 0 },
      ],
    },
  ]);
  await choose(
    new File(
      ['ID,Plate,Daily rate (AED),Deposit (AED)\n', `${buildId(1)},,175,-\n`, ',DXB A 2,,\n,DXB A 3,150,'],
      'edited.csv',
    ),
  );
  expect(await dialog.findByText(/^1 new, 1 changed, 1 unchanged/)).toBeVisible();
  expect(dialog.getByText('Changes: Daily rate')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add 1, change 1' }));
  expect(await dialog.findByText(/^1 added, 1 changed, 1 left as they were/)).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({
    dryRun: false,
    updates: true,
    rows: [
      {
        vehicleId: buildId(1),
        rentalDetails: { day: { enabled: true, rentInAED: '175' } },
        securityDeposit: { enabled: false, amountInAED: '0' },
        version: 4,
      },
      { vehicleRegistrationNumber: 'DXB A 2', version: 2 },
      {
        vehicleRegistrationNumber: 'DXB A 3',
        rentalDetails: { day: { enabled: true, rentInAED: '150' } },
        version: 0,
      },
    ],
  });
});

test('a change that takes something from a listing says so before anything is stored', async () => {
  const { dialog, choose } = await open();
  const losses = ['specifications', 'features'] as const;
  const changed = { row: 0, ok: true, change: 'changed', fields: ['vehicleTypeId'], version: 4, losses };
  answer(listingChangeEndpoints.importRows, [{ added: 0, refused: 0, rows: [changed] }]);
  await choose(new File([`ID,Type\n${buildId(1)},SUV`], 'edited.csv'));
  expect(await dialog.findByText(/^1 vehicle loses details that do not fit/)).toBeVisible();
  expect(dialog.getByText(/^Removes its specifications/)).toBeVisible();
  expect(dialog.getByText(/^Removes features/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Change 1 vehicle' })).toBeEnabled();
});
