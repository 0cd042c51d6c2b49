import {
  fleetFields,
  fleetImportRow,
  type Country,
  type RowChange,
  type RecordField,
} from '@portal/shared/contract';
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The second over the first; records, such as the rates, period by period. */
export function overlay(base: Record<string, unknown>, sent: unknown): Record<string, unknown> {
  const joined = { ...base };
  for (const [name, value] of Object.entries(isRecord(sent) ? sent : {})) {
    const before = base[name];
    joined[name] = isRecord(before) && isRecord(value) ? overlay(before, value) : value;
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

/** The names of the fields whose columns differ. */
function listChanges(before: FleetRow, after: FleetRow): string[] {
  const [old, next] = [toColumns(before), toColumns(after)];
  return Object.entries<RecordField>(fleetFields)
    .filter(([name, { kind, column = name }]) => {
      const key = column as keyof typeof next;
      return kind !== 'photo' && old[key] !== next[key];
    })
    .map(([name]) => name);
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
  const stored = toImportRow(before);
  const form = await checkForm(trx, country, validate(fleetImportRow, overlay(stored, row.sent)));
  const fields = listChanges(validate(fleetImportRow, stored), form);
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
