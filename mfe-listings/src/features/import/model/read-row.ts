import {
  listingFields,
  readPhoneText,
  rentalPeriods,
  toLatinDigits,
  type CountryCode,
  type FieldKind,
  type RecordField,
} from '@portal/shared/contract';
import {
  findName,
  readAmount,
  readDate,
  readEmptying,
  readFlag,
  readList,
  readMileage,
  type Named,
} from '@portal/shared/csv';
import type { CellProblem, ReadRow } from '@portal/shared/record-import';
import {
  columns,
  fieldColumns,
  rateColumns,
  type Cells,
  type ColumnId,
  type FileCells,
} from '../../../entities/listing/model/columns';
import type { NamedFieldName } from '../../../entities/listing/model/export-cells';
import { namedPlateClasses } from '../../../entities/listing/model/plate-class';
import type { Lookups } from './lookups';
import { pickFilled } from './pick-filled';

type ReadListing = ReadRow<ColumnId>;

/** A line of a file as a new listing. The server checks the rest. */
export const readRow = (cells: Cells, lookups: Lookups, country: CountryCode): ReadListing =>
  readCells(cells, lookups, country);

/** A line that may change a listing: only what its filled cells say. The server knows what it leaves out. */
export function readChange(cells: FileCells, lookups: Lookups, country: CountryCode): ReadListing {
  const { body, problems } = readCells(readEmptying(cells), lookups, country);
  return { body: pickFilled(cells, body, country), problems };
}

function readDeposit(cell: string, country: CountryCode) {
  const deposit = readAmount(cell, country);
  return { enabled: deposit !== '' && Number(deposit) !== 0, amountInAED: deposit || '0' };
}

const readers: Readonly<Partial<Record<FieldKind, (cell: string, country: CountryCode) => unknown>>> = {
  date: readDate,
  year: toLatinDigits,
  deposit: readDeposit,
};
/** What an empty cell says of these: no, and no deposit. */
const emptyMeans: readonly FieldKind[] = ['flag', 'deposit'];

function readCells(cells: Cells, lookups: Lookups, country: CountryCode): ReadListing {
  const problems: CellProblem<ColumnId>[] = [];
  const findId = (
    column: ColumnId,
    rows: readonly Named[],
    name: string = cells[column],
  ): string | undefined => {
    if (name === '') return undefined;
    const found = findName(rows, name);
    if ('id' in found) return found.id;
    problems.push({ column, kind: 'unknown', name, near: found.near });
    return undefined;
  };
  const readFlagCell = (column: ColumnId): boolean => {
    const flag = readFlag(cells[column]);
    if (flag === null) problems.push({ column, kind: 'notAFlag' });
    return flag ?? false;
  };

  const category = findId('category', lookups.categories);
  const categoryTypes = lookups.types.filter(
    (type) => !category || !type.vehicleCategoryId || type.vehicleCategoryId === category,
  );
  const brands = lookups.brands.filter(
    (brand) => !category || !brand.vehicleCategoryIds || brand.vehicleCategoryIds.includes(category),
  );
  const state = findId('state', lookups.states);
  const inState = lookups.cities.filter((city) => !state || !city.stateId || city.stateId === state);
  const named: Readonly<Record<NamedFieldName, unknown>> = {
    vehicleCategoryId: category,
    vehicleTypeId: findId('type', categoryTypes),
    vehicleBrandId: findId('brand', brands),
    plateClass: findId('plateClass', namedPlateClasses),
    stateId: state,
    cityIds: readList(cells.cities).flatMap((name) => findId('cities', inState, name) ?? []),
  };
  const fields = fieldColumns.flatMap(([name, column]) => {
    const field: RecordField = listingFields[name];
    const cell = cells[column];
    if (cell === '' && !columns[column].isRequired && !emptyMeans.includes(field.kind)) return [];
    if (name in named) return [[name, named[name as NamedFieldName]]];
    if (field.kind === 'flag') return [[name, readFlagCell(column)]];
    return [[name, readers[field.kind]?.(cell, country) ?? cell]];
  });
  const body = {
    ...Object.fromEntries(fields),
    specification: country === 'in' ? 'India_SPEC' : 'UAE_SPEC',
    phoneNumber: readPhoneText(cells.phone).replace(/[^\d+]/g, ''),
    rentalDetails: Object.fromEntries(
      rentalPeriods.map((period) => [period, readRate(cells, period, country)]),
    ),
  };
  return { body, problems };
}

function readRate(cells: Cells, period: keyof typeof rateColumns, country: CountryCode) {
  const [rate, km] = rateColumns[period];
  const rent = readAmount(cells[rate], country);
  if (rent === '') return { enabled: false };
  const hours = period === 'hour' ? { minBookingHours: toLatinDigits(cells.hourMin) || '1' } : {};
  return { enabled: true, rentInAED: rent, ...readMileage(cells[km]), ...hours };
}
