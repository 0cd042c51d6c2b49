import { customerImportRow, type CustomerImportReport, type importBody } from '@portal/shared/contract';
import { sql } from 'kysely';
import type * as v from 'valibot';

import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { importRows } from '../../../imports/import-rows';
import { findDuplicates } from '../../../imports/find-duplicates';
import { validate } from '../../../plugins/validate';
import { requireCompany } from '../../company';
import { writeDownChange } from './changes';
import { insertCustomer } from './customer-repository';
import { toColumns } from './to-columns';
import { customerPhone } from './phones';
import { explained } from './problems';

/** Customers from a file. Their documents are added later, one by one. */
export async function importCustomers(
  deps: Deps,
  user: Actor,
  { rows, dryRun }: v.InferOutput<typeof importBody>,
): Promise<CustomerImportReport> {
  const companyId = requireCompany(user);
  const now = deps.clock.now();
  const duplicates = findDuplicates<'passportNumber' | 'drivingLicenseNumber'>();
  const report = await importRows(deps, {
    rows,
    dryRun,
    store: async (trx, sent, index) => {
      const form = validate(customerImportRow, sent);
      const { customerName: name, email } = form;
      const phone = customerPhone(form.countryCode, form.phoneNumber);
      const id = newId();
      await sql`savepoint number`.execute(trx);
      try {
        await insertCustomer(trx, {
          id,
          companyId,
          ...toColumns(form),
          name,
          email,
          ...phone,
          createdAt: now,
          updatedAt: now,
        });
      } catch (error) {
        // The owner of the number is read in this transaction, which is usable again from here.
        await sql`rollback to savepoint number`.execute(trx);
        duplicates.refuse(await explained({ db: trx }, companyId, form, error), form);
      }
      await writeDownChange(trx, { customerId: id, userId: user.userId, kind: 'imported', at: now });
      duplicates.remember('passportNumber', form.passportNumber, index);
      duplicates.remember('drivingLicenseNumber', form.drivingLicenseNumber, index);
      return { id };
    },
  });
  return {
    ...report,
    rows: report.rows.map(({ id, ...row }) => ({ ...row, ...(id !== undefined && { customerId: id }) })),
  };
}
