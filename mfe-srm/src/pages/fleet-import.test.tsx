import { lookupEndpoints, srmVehicleEndpoints } from '@portal/shared/contract';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { buildId } from '@portal/shared/testing/agent-page';
import { aVehicle, openArea, serveFleet, serveLookups } from '../testing/fleet';
import { renderPage } from '../testing/render-page';
import { columnIds, importColumns } from '../features/fleet/model/import-columns';
import { exampleLine } from '../features/fleet/model/example-line';

useTestServer();
beforeEach(() => {
  openArea();
  serveLookups();
});

const lookups = {
  categories: [{ id: buildId(101), name: 'Cars' }],
  brands: [{ id: buildId(102), name: 'Kia' }],
};
const example = exampleLine(lookups, 'ae', '2026-11-22');
const at = (id: (typeof columnIds)[number]) => columnIds.indexOf(id);
const buildLine = (plate: string, brand = 'Kia') =>
  example.map((cell, index) => (index === at('plate') ? plate : index === at('brand') ? brand : cell)).join();
const buildFile = (...lines: string[]) =>
  new File([[columnIds.map((id) => importColumns[id].header).join(), ...lines].join('\n')], 'fleet.csv', {
    type: 'text/csv',
  });

async function open() {
  const page = renderPage('/srm/manage-vehicles');
  await page.user.click((await screen.findAllByRole('button', { name: 'Import' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Import vehicles' }));
  const choose = (file: File) => page.user.upload(dialog.getByLabelText(/Choose a file/), file);
  return { ...page, dialog, choose };
}

test('each row is checked first, then the correct ones are added or change their vehicle', async () => {
  const vehicles = [aVehicle(1)];
  serveFleet(vehicles);
  const sent = answer(srmVehicleEndpoints.importRows, [
    {
      added: 1,
      refused: 2,
      rows: [
        { row: 0, ok: true, change: 'new', version: 0 },
        { row: 1, ok: false, errors: [{ path: 'vehicleBrandId', message: 'Choose an entry from the list' }] },
        {
          row: 2,
          ok: false,
          errors: [{ path: 'vehicleRegistrationNumber', message: 'Line 1 has this plate' }],
        },
        { row: 3, ok: true, change: 'changed', fields: ['currentKilometre'], version: 4 },
      ],
    },
    () => {
      vehicles.push(aVehicle(2));
      return {
        added: 1,
        refused: 0,
        rows: [
          { row: 0, ok: true, vehicleId: buildId(2), change: 'new', version: 0 },
          {
            row: 1,
            ok: true,
            vehicleId: buildId(1),
            change: 'changed',
            fields: ['currentKilometre'],
            version: 4,
          },
        ],
      };
    },
  ]);
  const { user, dialog, choose } = await open();
  await choose(
    buildFile(buildLine('DXB A 2'), buildLine('DXB A 3', 'Kiaa'), buildLine('DXB A 2'), buildLine('DXB A 1')),
  );
  expect(await dialog.findByText(/^1 new, 1 changed, 0 unchanged\. 2 lines need a correction/)).toBeVisible();
  expect(dialog.getByText('Changes: Kilometres now')).toBeVisible();
  expect(dialog.getByText('“Kiaa” is not in the list. Did you mean Kia?')).toBeVisible();
  expect(dialog.getByText('Line 1 has this plate')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    dryRun: true,
    updates: true,
    rows: [{ vehicleRegistrationNumber: 'DXB A 2' }, { vehicleBrandId: null }, {}, {}],
  });
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Add 1, change 1' }));
  expect(
    await dialog.findByText('1 added, 1 changed, 0 left as they were. 2 lines were left out.'),
  ).toBeVisible();
  expect((sent[1]?.body as { rows: unknown[] }).rows).toMatchObject([{ version: 0 }, { version: 4 }]);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Showing 2 of 2 vehicles')).toBeVisible();
});

test('amounts below a heading with another currency are sent with it, so that each row is refused', async () => {
  serveFleet([]);
  const errors = [{ path: 'rentalDetails.day.rentInAED', message: 'Enter an amount in dirhams' }];
  const sent = answer(srmVehicleEndpoints.importRows, [
    { added: 0, refused: 1, rows: [{ row: 0, ok: false, errors }] },
  ]);
  const { dialog, choose } = await open();
  const text = await buildFile(buildLine('DXB A 2')).text();
  await choose(new File([text.replace('Day rate', 'Day rate (INR)')], 'fleet.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('Enter an amount in dirhams')).toBeVisible();
  const rent = `INR ${example[at('dayRate')] ?? ''}`;
  expect(sent[0]?.body).toMatchObject({ rows: [{ rentalDetails: { day: { rentInAED: rent } } }] });
});

test.each([
  ['These columns are missing: Plate, Category', new File(['Brand\nKia'], 'a.csv'), null],
  ['headers, but no vehicles', buildFile(), null],
  ['does not support importing vehicles', buildFile(buildLine('DXB A 2')), notThere()],
  ['Boom', buildFile(buildLine('DXB A 2')), refusal({ status: 500, detail: 'Boom' })],
])('an unusable file gives "%s", and another can be chosen', async (words, file, refused) => {
  serveFleet([]);
  if (refused) answer(srmVehicleEndpoints.importRows, [refused]);
  const { dialog, choose } = await open();
  await choose(file);
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  expect(dialog.getByLabelText(/Choose a file/)).toBeInTheDocument();
});

test('without the lists of names no row can be read', async () => {
  serveFleet([]);
  answer(lookupEndpoints.vehicleBrands, [refusal({ status: 500, detail: 'No brands' })]);
  const { dialog, choose } = await open();
  await choose(buildFile(buildLine('DXB A 2')));
  expect(await dialog.findByRole('alert')).toHaveTextContent('No brands');
});
