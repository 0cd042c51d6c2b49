import { bodyTypes, rentalPeriods, type FieldError } from '@portal/shared/contract';
import { findName, readAmount, readDate, readMileage, type Named } from '@portal/shared/csv';
import { headerOf, importColumns, rateColumns, type Cells } from './import-columns';

/** The lists that names of a file are looked up in. */
export interface Lookups {
  readonly categories: readonly Named[];
  readonly brands: readonly (Named & { readonly vehicleCategoryIds?: readonly string[] | undefined })[];
}

/** A name that is in none of the lists, and those that it may have meant. */
export interface Unknown {
  readonly path: string;
  readonly name: string;
  readonly near: readonly string[];
}
export interface ReadRow {
  /** What the server is sent. */
  readonly body: Record<string, unknown>;
  readonly unknown: readonly Unknown[];
}

const bodies = bodyTypes.map(({ label, value }) => ({ id: value, name: label }));

/** A line of a file as the call wants it: names become ids, days and amounts are brought into one form. The server judges the rest. */
export function readRow(cells: Cells, { categories, brands }: Lookups): ReadRow {
  const unknown: Unknown[] = [];
  const idOf = (path: string, rows: readonly Named[], name: string): string | undefined => {
    if (name === '') return undefined;
    const found = findName(rows, name);
    if ('id' in found) return found.id;
    unknown.push({ path, name, near: found.near });
    return undefined;
  };
  const category = idOf(importColumns.category.path, categories, cells.category);
  const fitting = brands.filter(
    ({ vehicleCategoryIds }) => !category || !vehicleCategoryIds || vehicleCategoryIds.includes(category),
  );
  const km = (cell: string) => cell.replace(/[\s,]|km$/gi, '');
  const body = {
    vehicleCategoryId: category,
    vehicleBrandId: idOf(importColumns.brand.path, fitting, cells.brand),
    bodyType: idOf(importColumns.bodyType.path, bodies, cells.bodyType),
    vehicleRegistrationNumber: cells.plate,
    vehicleColor: cells.color,
    numberOfPassengers: /^\d+$/.test(cells.passengers) ? Number(cells.passengers) : 0,
    chassisNumber: cells.chassis,
    trafficFineId: cells.trafficFineId,
    registrationDate: readDate(cells.registered),
    registrationDueDate: readDate(cells.due),
    insuranceDueDate: readDate(cells.insurance),
    // An empty reading is none, not zero.
    currentKilometre: km(cells.km) || 'none',
    serviceKilometre: km(cells.serviceKm) || 'none',
    nextServiceKilometre: km(cells.nextServiceKm) || 'none',
    lastServiceDate: readDate(cells.serviced),
    nextServiceDate: readDate(cells.nextService),
    additionalMilageChargePerKm: readAmount(cells.extraKm),
    rentalDetails: Object.fromEntries(rentalPeriods.map((period) => [period, rateOf(cells, period)])),
  };
  return { body, unknown };
}

function rateOf(cells: Cells, period: keyof typeof rateColumns) {
  const [rate, limit] = rateColumns[period];
  const rent = readAmount(cells[rate]);
  if (rent === '') return { enabled: false };
  const hours = period === 'hour' ? { minBookingHours: cells.hourMin || '1' } : {};
  return { enabled: true, rentInAED: rent, ...readMileage(cells[limit]), ...hours };
}

export interface ImportRow extends ReadRow {
  /** The line of the file. */
  readonly line: number;
  readonly cells: Cells;
  readonly state: 'ready' | 'wrong' | 'added';
  readonly complaints: readonly string[];
}

interface Answer {
  readonly ok: boolean;
  readonly errors?: readonly FieldError[] | undefined;
}

/** The row after the server judged it; what a name may have meant is told in place of the server's word on its id. */
export function judged(
  row: ImportRow,
  answer: Answer | undefined,
  isDryRun: boolean,
  wordsOf: (unknown: Unknown) => string,
): ImportRow {
  if (!answer) return row;
  if (answer.ok) return { ...row, state: isDryRun ? 'ready' : 'added', complaints: [] };
  const told = row.unknown.map(({ path }) => path);
  const others = (answer.errors ?? []).filter(({ path }) => !told.includes(path));
  return {
    ...row,
    state: 'wrong',
    complaints: [
      ...row.unknown.map(wordsOf),
      ...others.map(({ path, message }) => [headerOf(path), message].filter(Boolean).join(': ')),
    ],
  };
}

export const countOf = (rows: readonly ImportRow[], state: ImportRow['state']): number =>
  rows.filter((row) => row.state === state).length;
