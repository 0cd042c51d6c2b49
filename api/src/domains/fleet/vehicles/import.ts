import { fleetImportRow, type importUpdatesBody, type FleetImportReport } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';

import { newId } from '../../../database/ids';
import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { findDuplicates } from '../../../imports/find-duplicates';
import { countChanged, importRows } from '../../../imports/import-rows';
import { noRates } from '../../../imports/no-rates';
import { overlayFields } from '../../../imports/overlay-fields';
import type { RowReport } from '../../../imports/row-report';
import { say } from '../../../language/say';
import { invalidField } from '../../../plugins/problem';
import { validate } from '../../../plugins/validate';
import { requireCompany } from '../../company';
import { noteImport } from '../../notifications';
import { changeByRow, type ChangedByRow, type Write } from './change-by-row';
import { checkForm } from './check-form';
import { findTarget } from './find-target';
import { explainVehicleProblem } from './problems';
import { toColumns } from './to-columns';
import { insertVehicle } from './vehicle-repository';

type Trx = Transaction<Database>;

/** Vehicles from a file. Their photos are added later, one by one. */
export async function importVehicles(
  deps: Deps,
  user: Actor,
  { rows, dryRun, updates }: v.InferOutput<typeof importUpdatesBody>,
): Promise<FleetImportReport> {
  const companyId = requireCompany(user);
  const now = deps.clock.now();
  const duplicates = findDuplicates<'vehicleRegistrationNumber' | 'chassisNumber'>();
  /** The vehicles of earlier rows, and which rows. */
  const rowsById = new Map<string, number>();

  const write: Write = async (form, store) => {
    await store().catch((error: unknown) => duplicates.refuse(explainVehicleProblem(error), form));
  };

  async function addByRow(trx: Trx, sent: unknown): Promise<ChangedByRow> {
    const form = await checkForm(trx, deps.country, validate(fleetImportRow, sent));
    const id = newId();
    await write(form, () =>
      insertVehicle(trx, { id, companyId, ...toColumns(form), createdAt: now, updatedAt: now }),
    );
    return { form, kept: { id, ...(updates && { more: { change: 'new', version: 0 } }) } };
  }

  async function updateOrAdd(trx: Trx, sent: unknown): Promise<ChangedByRow> {
    const { vehicle, version } = await findTarget(trx, companyId, deps.country, sent);
    if (!vehicle) return addByRow(trx, overlayFields(noRates, sent));
    const earlier = rowsById.get(vehicle.id);
    if (earlier !== undefined)
      throw invalidField(
        'vehicleRegistrationNumber',
        say('Row {row} has the same number.', { row: earlier + 1 }),
      );
    return changeByRow({ trx, country: deps.country, write, now }, vehicle, { sent, version });
  }

  const report = await importRows<RowReport>(deps, {
    rows,
    dryRun,
    store: async (trx, sent, index) => {
      const { form, kept } = await (updates ? updateOrAdd : addByRow)(trx, sent);
      rowsById.set(kept.id, index);
      duplicates.remember('vehicleRegistrationNumber', form.vehicleRegistrationNumber, index);
      duplicates.remember('chassisNumber', form.chassisNumber, index);
      return kept;
    },
    finish: (trx, { added, refused, rows: kept }) =>
      noteImport(trx, companyId, { subject: 'fleet', added, changed: countChanged(kept), refused }, now),
  });
  return {
    ...report,
    rows: report.rows.map(({ id, more, ...row }) => ({
      ...row,
      ...more,
      ...(id !== undefined && { vehicleId: id }),
    })),
  };
}
