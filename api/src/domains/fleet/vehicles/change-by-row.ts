import { isDeepStrictEqual } from 'node:util';

import { fleetImportRow, limits, type Country, type RowChange } from '@portal/shared/contract';
import type { Transaction } from 'kysely';

import type { Database } from '../../../database/schema';
import type { Kept } from '../../../imports/import-rows';
import { validate } from '../../../plugins/validate';
import { checkForm } from './check-form';
import { changedSinceFile } from './problems';
import type { FleetVehicleRow } from './store';
import { toColumns, type FleetRow } from './to-columns';
import { toImportRow } from './to-fleet-vehicle';
import { updateVehicle } from './vehicle-repository';

/** What the report says of a row that was judged with `updates`. */
export interface RowReport {
  readonly change: RowChange;
  /** The fields that differ, by their names on the wire. */
  readonly fields?: string[];
  /** The version before the row. */
  readonly version: number;
}

type Fields = Record<string, unknown>;

const off = { enabled: false };
/** A period that neither the file nor the vehicle has a rate for. */
export const noRates = {
  rentalDetails: {
    day: off,
    week: off,
    month: off,
    hour: { ...off, minBookingHours: String(limits.vehicle.minBookingHours) },
  },
};

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The second over the first; records, such as the rates, period by period. */
export function overlayFields(base: Fields, sent: unknown): Fields {
  const joined = { ...base };
  for (const [name, value] of Object.entries(isRecord(sent) ? sent : {})) {
    const before = base[name];
    joined[name] = isRecord(before) && isRecord(value) ? overlayFields(before, value) : value;
  }
  return joined;
}

export interface ChangedByRow {
  readonly form: FleetRow;
  readonly kept: Kept<RowReport>;
}

/** Stores a form; a refusal of the database is reported on its field. */
export type Write = (form: FleetRow, store: () => Promise<void>) => Promise<void>;

interface Work {
  readonly trx: Transaction<Database>;
  readonly country: Country;
  readonly write: Write;
  readonly now: Date;
}

/** The fields that the form changes, by their names on the wire. */
function listChanges(before: FleetVehicleRow, form: FleetRow): string[] {
  const columns = toColumns(form);
  const rates = JSON.parse(columns.rates) as FleetVehicleRow['rates'];
  const old: Fields = toImportRow(before);
  const next: Fields = toImportRow({ ...before, ...columns, rates });
  return Object.keys(next).filter((name) => !isDeepStrictEqual(old[name], next[name]));
}

/**
 * Changes the fields that the row has and leaves the others, the photo among them.
 * @throws AppProblem when the row would change a vehicle that was changed since the row was made
 */
export async function changeByRow(
  { trx, country, write, now }: Work,
  before: FleetVehicleRow,
  row: { readonly sent: unknown; readonly version: number | undefined },
): Promise<ChangedByRow> {
  const joined = overlayFields(overlayFields(noRates, toImportRow(before)), row.sent);
  const form = await checkForm(trx, country, validate(fleetImportRow, joined));
  const fields = listChanges(before, form);
  const { id, companyId, version } = before;
  if (fields.length === 0)
    return { form, kept: { id, isNew: false, more: { change: 'unchanged', version } } };
  // A preview without the vehicle has version 0.
  if (row.version !== undefined && row.version !== version) throw changedSinceFile();
  await write(form, () =>
    updateVehicle(trx, companyId, id, { ...toColumns(form), updatedAt: now, version: version + 1 }),
  );
  return { form, kept: { id, isNew: false, more: { change: 'changed', fields, version } } };
}
