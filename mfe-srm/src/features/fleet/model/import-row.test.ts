import { readEmptying } from '@portal/shared/csv';
import { fleetImportRow } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import * as v from 'valibot';
import { applyRowAnswer, toSentRow, type ImportRow } from '../../../libraries/import/model/import-row';
import { columnIds, fleetColumns, importColumns, type FileColumnId } from './import-columns';
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
  expect(read.unknown).toEqual([]);
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
  const { body, unknown } = readImportRow(
    { ...cells, km: '', passengers: 'many', bodyType: 'Sedann' },
    lookups,
    'ae',
  );
  expect(unknown).toEqual([{ path: 'bodyType', name: 'Sedann', near: expect.arrayContaining(['Sedan']) }]);
  const paths = v.safeParse(fleetImportRow, body).issues?.map((issue) => v.getDotPath(issue));
  expect(paths).toEqual(expect.arrayContaining(['currentKilometre', 'numberOfPassengers', 'bodyType']));
});

test("a row takes the server's result, and a name suggests similar ones", () => {
  const { body, unknown } = readImportRow({ ...cells, brand: 'Mercedes' }, lookups, 'ae');
  const row: ImportRow<FileColumnId> = {
    line: 2,
    cells,
    body,
    unknown,
    state: 'ready',
    complaints: [],
    wrong: [],
  };
  const judging = {
    isDryRun: true,
    columns: fleetColumns,
    describeUnknown: ({ name, near }: (typeof unknown)[number]) => `${name}? ${near.join()}`,
  };
  const refused = applyRowAnswer(
    row,
    {
      ok: false,
      errors: [
        { path: 'vehicleBrandId', message: 'Choose an entry' },
        { path: 'rentalDetails.day.rentInAED', message: 'Enter an amount' },
      ],
    },
    judging,
  );
  expect(refused.state).toBe('wrong');
  expect(refused.complaints).toEqual(['Mercedes? Mercedes-Benz', 'Day rate: Enter an amount']);
  expect(refused.wrong).toEqual(['brand', 'dayRate']);
  expect(applyRowAnswer(row, { ok: true }, judging).state).toBe('ready');
  expect(applyRowAnswer(row, { ok: true }, { ...judging, isDryRun: false }).state).toBe('added');
  expect(applyRowAnswer(row, undefined, judging)).toBe(row);
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

test('a judged row is sent with the version that it was judged by, unless the file has one', () => {
  const row = {
    line: 2,
    cells,
    body: { a: 1 },
    unknown: [],
    state: 'ready',
    complaints: [],
    wrong: [],
  } as const;
  const answer = {
    ok: true,
    change: 'changed',
    fields: ['currentKilometre', 'rentalDetails'],
    version: 3,
  } as const;
  const ready = applyRowAnswer(row, answer, {
    isDryRun: true,
    columns: fleetColumns,
    describeUnknown: () => '',
  });
  expect(ready.change?.columns).toEqual(['Kilometres now', 'Day rate']);
  expect(toSentRow(ready)).toEqual({ a: 1, version: 3 });
  expect(toSentRow({ ...ready, body: { version: '2' } })).toEqual({ version: '2' });
});
