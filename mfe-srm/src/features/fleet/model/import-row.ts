import {
  bodyTypes,
  fuelTypes,
  plateClasses,
  readPlainNumber,
  rentalPeriods,
  toLatinDigits,
  type CountryCode,
  type FieldKind,
  type FleetFieldName,
} from '@portal/shared/contract';
import {
  findName,
  isEmptying,
  readAmount,
  readDate,
  readKilometres,
  readMileage,
  type Named,
} from '@portal/shared/csv';
import type { CellProblem, ReadRow } from '@portal/shared/record-import';
import { allFields, fields, type ChoiceName, type LookupName } from './fields';
import { getColumnId, rateColumns, type Cells, type ColumnId, type FileCells } from './import-columns';

/** The lists that names of a file are looked up in. */
export interface Lookups {
  readonly categories: readonly Named[];
  readonly brands: readonly (Named & { readonly vehicleCategoryIds?: readonly string[] | undefined })[];
}

/** `petrol hybrid` for `petrolHybrid`. */
const toNamed = (id: string): Named => ({
  id,
  name: id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
});
const fuels = fuelTypes.map(toNamed);
const plates = plateClasses.map(toNamed);
const bodies = bodyTypes.map(({ label, value }) => ({ id: value, name: label }));

/** What a cell of each choice may name. */
const choices: Readonly<Record<ChoiceName, readonly Named[]>> = {
  bodyType: bodies,
  fuelType: fuels,
  plateClass: plates,
};

const readers: Readonly<Partial<Record<FieldKind, (cell: string, country: CountryCode) => unknown>>> = {
  date: readDate,
  count: (cell) => (/^\d+$/.test(toLatinDigits(cell)) ? Number(toLatinDigits(cell)) : 0),
  // An empty reading is missing, not zero.
  reading: (cell) => readKilometres(cell) || 'none',
  measure: (cell) => readPlainNumber(cell),
  money: readAmount,
};

/**
 * A line of a file as the body of the call: names become ids, dates and amounts are normalised. The server
 * checks the rest.
 */
export function readImportRow(
  cells: Cells,
  { categories, brands }: Lookups,
  country: CountryCode,
): ReadRow<ColumnId> {
  const problems: CellProblem<ColumnId>[] = [];
  const findId = (path: FleetFieldName, rows: readonly Named[]): string | undefined => {
    const column = getColumnId(path);
    const name = cells[column];
    if (name === '') return undefined;
    const found = findName(rows, name);
    if ('id' in found) return found.id;
    problems.push({ column, kind: 'unknown', name, near: found.near });
    return undefined;
  };
  const category = findId('vehicleCategoryId', categories);
  const fitting = brands.filter(
    ({ vehicleCategoryIds }) => !category || !vehicleCategoryIds || vehicleCategoryIds.includes(category),
  );
  const named: Readonly<Record<LookupName, string | undefined>> = {
    vehicleCategoryId: category,
    vehicleBrandId: findId('vehicleBrandId', fitting),
  };
  const readCell = (name: FleetFieldName): unknown => {
    const { kind } = fields[name];
    if (name in named) return named[name as LookupName];
    if (name in choices) return findId(name, choices[name as ChoiceName]);
    const cell = cells[getColumnId(name)];
    return readers[kind]?.(cell, country) ?? cell;
  };
  const body = {
    ...Object.fromEntries(
      allFields.filter((name) => fields[name].file).map((name) => [name, readCell(name)]),
    ),
    rentalDetails: Object.fromEntries(
      rentalPeriods.map((period) => [period, readRate(cells, period, country)]),
    ),
  };
  return { body, problems };
}

/**
 * Of a row that may change a vehicle: only what its cells say, since an empty cell leaves what is there. A dash
 * empties a field. A name that is in none of the lists stays wrong.
 */
export function pickFilled(
  cells: FileCells,
  body: Readonly<Record<string, unknown>>,
  country: CountryCode,
): Record<string, unknown> {
  const filled = allFields.filter((name) => fields[name].file && cells[getColumnId(name)] !== '');
  const rates = rentalPeriods.map((period) => [period, pickRate(cells, period, country)] as const);
  const rentalDetails = Object.fromEntries(rates.filter(([, rate]) => Object.keys(rate).length > 0));
  const { vehicleId, version } = cells;
  return {
    ...Object.fromEntries(filled.map((name) => [name, body[name] ?? null])),
    ...(Object.keys(rentalDetails).length > 0 && { rentalDetails }),
    ...(vehicleId && { vehicleId: vehicleId.trim().toLowerCase() }),
    ...(version && { version: toLatinDigits(version.trim()) }),
  };
}

function pickRate(cells: Cells, period: keyof typeof rateColumns, country: CountryCode) {
  const [rate, limit] = rateColumns[period];
  const rent = readAmount(cells[rate], country);
  const hours = period === 'hour' ? toLatinDigits(cells.hourMin) : '';
  if (isEmptying(cells[rate])) return { enabled: false };
  return {
    ...(rent !== '' && { enabled: true, rentInAED: rent }),
    ...(cells[limit] !== '' && readMileage(cells[limit])),
    ...(hours !== '' && { minBookingHours: hours }),
  };
}

function readRate(cells: Cells, period: keyof typeof rateColumns, country: CountryCode) {
  const [rate, limit] = rateColumns[period];
  const rent = readAmount(cells[rate], country);
  if (rent === '') return { enabled: false };
  const hours = period === 'hour' ? { minBookingHours: toLatinDigits(cells.hourMin) || '1' } : {};
  return { enabled: true, rentInAED: rent, ...readMileage(cells[limit]), ...hours };
}
