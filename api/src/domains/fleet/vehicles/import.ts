import { fleetImportRow, type importBody, type ImportReport } from '@portal/shared/contract';
import type * as v from 'valibot';

import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { importRows } from '../../../imports/import-rows';
import { findDuplicates } from '../../../imports/find-duplicates';
import { validate } from '../../../plugins/validate';
import { requireCompany } from '../../company';
import { toColumns } from './to-columns';
import { explained } from './problems';
import { checkForm } from './check-form';
import { insertVehicle } from './vehicle-repository';

/** Vehicles from a file. Their photos are added later, one by one. */
export async function importVehicles(
  deps: Deps,
  user: Actor,
  { rows, dryRun }: v.InferOutput<typeof importBody>,
): Promise<ImportReport> {
  const companyId = requireCompany(user);
  const now = deps.clock.now();
  const duplicates = findDuplicates<'vehicleRegistrationNumber' | 'chassisNumber'>();
  const report = await importRows(deps, {
    rows,
    dryRun,
    add: async (trx, sent, index) => {
      const form = await checkForm(trx, deps.country, validate(fleetImportRow, sent));
      const id = newId();
      try {
        await insertVehicle(trx, { id, companyId, ...toColumns(form), createdAt: now, updatedAt: now });
      } catch (error) {
        duplicates.refuse(explained(error), form);
      }
      duplicates.remember('vehicleRegistrationNumber', form.vehicleRegistrationNumber, index);
      duplicates.remember('chassisNumber', form.chassisNumber, index);
      return id;
    },
  });
  return {
    ...report,
    rows: report.rows.map(({ id, ...row }) => ({ ...row, ...(id !== undefined && { vehicleId: id }) })),
  };
}
