import { isDeepStrictEqual } from 'node:util';

import { fleetImportRow, type Country } from '@portal/shared/contract';
import type { Transaction } from 'kysely';

import type { Database } from '../../../database/schema';
import { changedSinceFile } from '../../../imports/changed-since-file';
import type { Kept } from '../../../imports/import-rows';
import { noRates } from '../../../imports/no-rates';
import { overlayFields } from '../../../imports/overlay-fields';
import type { RowReport } from '../../../imports/row-report';
import { validate } from '../../../plugins/validate';
import { checkForm } from './check-form';
import type { FleetVehicleRow } from './store';
import { toColumns, type FleetRow } from './to-columns';
import { toImportRow } from './to-fleet-vehicle';
import { updateVehicle } from './vehicle-repository';

type Fields = Record<string, unknown>;

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
