import { readEmptying } from '@portal/shared/csv';
import { fleetImportRow } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import * as v from 'valibot';
import { columnIds, fleetColumns, importColumns } from './import-columns';
import { pickFilled, readImportRow } from './import-row';
import { exampleLine } from './example-line';

const { toCells, match: matchColumns } = fleetColumns;
const lookups = {
  categories: [{ id: buildId(1), name: 'Cars' }],
  brands: [{ id: buildId(2), name: 'Mercedes-Benz', vehicleCategoryIds: [buildId(1)] }],
};
const header = columnIds.map((id) => importColumns[id].header);
const line = exampleLine(lookups, 'ae', '2026-11-22');
const cells = toCells(line, matchColumns(header).ids);

test('columns are known by any of their names, the first of two equal ones', () => {
  const { ids, missing } = matchColumns(['VIN', 'make', 'Day rate (AED)', 'Brand', 'Nonsense', 'PLATE']);
  expect(ids).toEqual(['chassis', 'brand', 'dayRate', null, null, 'plate']);
  expect(missing).toContain('Body type');
  expect(missing).not.toContain('Plate');
  expect(matchColumns(header).missing).toEqual([]);
});

test.each(['ae', 'in'] as const)('the template of %s is accepted unchanged', (country) => {
  const read = readImportRow(
    toCells(exampleLine(lookups, country, '2026-11-22'), matchColumns(header).ids),
    lookups,
    country,
  );
  expect(read.problems).toEqual([]);
  expect(v.safeParse(fleetImportRow, read.body).issues).toBeUndefined();
});

test('names, dates and amounts are read in their written form', () => {
  const { body } = readImportRow(
    {
      ...cells,
      brand: 'mercedes benz',
      registered: '05/01/2024',
      dayRate: 'AED 1,250.50',
      dayKm: 'unlimited',
      km: '12,500 km',
    },
    lookups,
    'ae',
  );
  expect(body).toMatchObject({
    vehicleBrandId: buildId(2),
    registrationDate: '2024-01-05',
    currentKilometre: '12500',
    rentalDetails: { day: { enabled: true, rentInAED: '1250.50', unlimitedMileage: true } },
  });
});

test('empty and wrong cells are left to the rules', () => {
  const { body, problems } = readImportRow(
    { ...cells, km: '', passengers: 'many', bodyType: 'Sedann' },
    lookups,
    'ae',
  );
  expect(problems).toEqual([
    { column: 'bodyType', kind: 'unknown', name: 'Sedann', near: expect.arrayContaining(['Sedan']) },
  ]);
  const paths = v.safeParse(fleetImportRow, body).issues?.map((issue) => v.getDotPath(issue));
  expect(paths).toEqual(expect.arrayContaining(['currentKilometre', 'numberOfPassengers', 'bodyType']));
});

test.each([
  ['ae', '\u20b9 100'],
  ['in', 'AED 100'],
] as const)(
  'amounts in another currency than that of %s are left to the rules, each named',
  (country, amount) => {
    const { body } = readImportRow({ ...cells, dayRate: amount, extraKm: amount }, lookups, country);
    const issues = v.safeParse(fleetImportRow, body).issues ?? [];
    const reported = issues.map((issue) => [v.getDotPath(issue), issue.message]);
    expect(reported).toEqual(
      expect.arrayContaining([
        ['rentalDetails.day.rentInAED', 'validation.moneyCurrency'],
        ['additionalMilageChargePerKm', 'validation.moneyCurrency'],
      ]),
    );
  },
);

test('a row that may change a vehicle has only what its cells say', () => {
  const empty = toCells([], []);
  const filled = {
    ...empty,
    plate: 'DXB A 1',
    km: '43,000',
    dayKm: '200',
    vehicleId: buildId(9).toUpperCase(),
  };
  const { body } = readImportRow(filled, lookups, 'ae');
  expect(pickFilled(filled, body, 'ae')).toEqual({
    vehicleRegistrationNumber: 'DXB A 1',
    currentKilometre: '43000',
    rentalDetails: { day: { mileageLimit: '200', unlimitedMileage: false } },
    vehicleId: buildId(9),
  });
});

test('a dash empties a field of the vehicle, and a rate is no longer offered', () => {
  const filled = { ...toCells([], []), vehicleId: buildId(9), chassis: '-', insurance: '-', dayRate: '-' };
  const { body } = readImportRow(readEmptying(filled), lookups, 'ae');
  expect(pickFilled(filled, body, 'ae')).toEqual({
    vehicleId: buildId(9),
    chassisNumber: '',
    insuranceDueDate: '',
    rentalDetails: { day: { enabled: false } },
  });
});

test('a name that is in none of the lists stays wrong where an empty cell would leave what is there', () => {
  const filled = { ...toCells([], []), plate: 'DXB A 1', brand: 'Kiaa' };
  const { body } = readImportRow(filled, lookups, 'ae');
  expect(pickFilled(filled, body, 'ae')).toMatchObject({ vehicleBrandId: null });
});

test('the headers of the Excel download are known', () => {
  expect(
    matchColumns(['Number plate', 'Registered', 'Kilometres', 'Rent a day (AED)', 'Due', 'ID', 'Version'])
      .ids,
  ).toEqual(['plate', 'registered', 'km', 'dayRate', null, 'vehicleId', 'version']);
});
