import {
  importRow,
  readPhoneText,
  rentalPeriods,
  toLatinDigits,
  type CountryCode,
} from '@portal/shared/contract';
import {
  findName,
  isEmptying,
  readAmount,
  readDate,
  readFlag,
  readEmptying,
  readList,
  readMileage,
  type Named,
} from '@portal/shared/csv';
import * as v from 'valibot';
import {
  findColumn,
  flags,
  rateColumns,
  type Cells,
  type ColumnId,
  type FileCells,
} from '../../../entities/listing/model/columns';
import { namedPlateClasses } from '../../../entities/listing/model/plate-class';
import type { Lookups } from './lookups';
import { pickFilled } from './pick-filled';

/**
 * An error in a row. `message` is an id of the catalogue, or the name that was not found with similar ones.
 */
export interface RowProblem {
  readonly column: ColumnId | null;
  readonly message: string;
  readonly unknown?: { readonly name: string; readonly near: readonly string[] };
}
export interface ReadRow {
  /** The body of the call. */
  readonly body: Record<string, unknown>;
  readonly problems: readonly RowProblem[];
}
export const UNKNOWN_NAME = 'unknown-name';
export const NOT_A_FLAG = 'not-a-flag';

/** Adds what the contract refuses: one error for each cell; a name that was not found comes first. */
function check({ body, problems }: ReadRow): ReadRow {
  const found = [...problems];
  for (const issue of v.safeParse(importRow, body).issues ?? []) {
    const column = findColumn(v.getDotPath(issue) ?? '');
    if (!found.some((known) => known.column === column)) found.push({ column, message: issue.message });
  }
  return { body, problems: found };
}

/** A line of a file as a new listing, checked as far as the page can. */
export const readRow = (cells: Cells, lookups: Lookups, country: CountryCode): ReadRow =>
  check(readCells(cells, lookups, country));

/** A line that may change a listing. Only its filled cells are checked: the server knows what it leaves out. */
export function readChange(cells: FileCells, lookups: Lookups, country: CountryCode): ReadRow {
  const { body, problems } = check(readCells(readEmptying(cells), lookups, country));
  const isFilled = (column: ColumnId) => cells[column] !== '' && !isEmptying(cells[column]);
  return {
    body: pickFilled(cells, body, country),
    problems: problems.filter(({ column }) => column !== null && isFilled(column)),
  };
}

function readCells(cells: Cells, lookups: Lookups, country: CountryCode): ReadRow {
  const problems: RowProblem[] = [];
  const findId = (
    column: ColumnId,
    rows: readonly Named[],
    name: string = cells[column],
  ): string | undefined => {
    if (name === '') return undefined;
    const found = findName(rows, name);
    if ('id' in found) return found.id;
    problems.push({ column, message: UNKNOWN_NAME, unknown: { name, near: found.near } });
    return undefined;
  };
  const readFlagCell = (column: ColumnId): boolean => {
    const flag = readFlag(cells[column]);
    if (flag === null) problems.push({ column, message: NOT_A_FLAG });
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
  const deposit = readAmount(cells.deposit, country);
  const body = {
    vehicleCategoryId: category,
    vehicleTypeId: findId('type', categoryTypes),
    vehicleBrandId: findId('brand', brands),
    vehicleModel: cells.model,
    vehicleRegisteredYear: toLatinDigits(cells.year),
    vehicleRegistrationNumber: cells.plate,
    isFancyNumber: readFlagCell('fancy'),
    ...(cells.plateClass && { plateClass: findId('plateClass', namedPlateClasses) }),
    ...(cells.permit && { permitNumber: cells.permit }),
    specification: country === 'in' ? 'India_SPEC' : 'UAE_SPEC',
    stateId: state,
    cityIds: readList(cells.cities).flatMap((name) => findId('cities', inState, name) ?? []),
    phoneNumber: readPhoneText(cells.phone).replace(/[^\d+]/g, ''),
    ...(cells.licenceExpiry ? { commercialLicenseExpireDate: readDate(cells.licenceExpiry) } : {}),
    rentalDetails: Object.fromEntries(
      rentalPeriods.map((period) => [period, readRate(cells, period, country)]),
    ),
    securityDeposit: { enabled: deposit !== '' && Number(deposit) !== 0, amountInAED: deposit || '0' },
    ...Object.fromEntries(Object.entries(flags).map(([field, column]) => [field, readFlagCell(column)])),
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
