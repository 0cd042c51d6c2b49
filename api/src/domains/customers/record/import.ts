import {
  customerImportRow,
  type CustomerImportReport,
  type importUpdatesBody,
} from '@portal/shared/contract';
import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';

import { newId } from '../../../database/ids';
import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { findDuplicates } from '../../../imports/find-duplicates';
import { countChanged, importRows, type Kept } from '../../../imports/import-rows';
import type { RowReport } from '../../../imports/row-report';
import { say } from '../../../language/say';
import { invalidField } from '../../../plugins/problem';
import { validate } from '../../../plugins/validate';
import { requireCompany } from '../../company';
import { noteImport } from '../../notifications';
import { changeByRow, type Write } from './change-by-row';
import { writeDownChange } from './changes';
import { insertCustomer } from './customer-repository';
import { customerPhone } from './phones';
import { explainNumberProblem } from './problems';
import { toColumns, type UpdateBody } from './to-columns';

type Trx = Transaction<Database>;
interface StoredRow {
  readonly body: Pick<UpdateBody, 'passportNumber' | 'drivingLicenseNumber'>;
  readonly kept: Kept<RowReport>;
}

/** Customers from a file. Their documents are added later, one by one. */
export async function importCustomers(
  deps: Deps,
  user: Actor,
  { rows, dryRun, updates }: v.InferOutput<typeof importUpdatesBody>,
): Promise<CustomerImportReport> {
  const companyId = requireCompany(user);
  const now = deps.clock.now();
  const duplicates = findDuplicates<'passportNumber' | 'drivingLicenseNumber'>();
  /** The customers that earlier rows changed, and which rows. */
  const rowsById = new Map<string, number>();

  const write: Write = async (trx, body, store) => {
    await sql`savepoint number`.execute(trx);
    await store().catch(async (error: unknown) => {
      // The owner of the number is read in this transaction, which is usable again from here.
      await sql`rollback to savepoint number`.execute(trx);
      duplicates.refuse(await explainNumberProblem({ db: trx }, companyId, body, error), body);
    });
  };

  async function addByRow(trx: Trx, sent: unknown): Promise<StoredRow> {
    const body = validate(customerImportRow, sent);
    const phone = customerPhone(body.countryCode, body.phoneNumber);
    const id = newId();
    await write(trx, body, () =>
      insertCustomer(trx, {
        id,
        companyId,
        ...toColumns(body),
        ...phone,
        createdAt: now,
        updatedAt: now,
      }),
    );
    await writeDownChange(trx, { companyId, customerId: id, userId: user.userId, kind: 'imported', at: now });
    return { body, kept: { id, ...(updates && { more: { change: 'new', version: 0 } }) } };
  }

  const refuseRepeated = (customerId: string) => {
    const earlier = rowsById.get(customerId);
    if (earlier !== undefined)
      throw invalidField('customerId', say('Row {row} has the same ID.', { row: earlier + 1 }));
  };

  async function storeRow(trx: Trx, sent: unknown): Promise<StoredRow> {
    const work = { deps, trx, user, companyId, write, refuseRepeated };
    const changed = updates ? await changeByRow(work, sent) : undefined;
    return changed ?? addByRow(trx, sent);
  }

  const report = await importRows<RowReport>(deps, {
    rows,
    dryRun,
    store: async (trx, sent, index) => {
      const { body, kept } = await storeRow(trx, sent);
      rowsById.set(kept.id, index);
      duplicates.remember('passportNumber', body.passportNumber, index);
      duplicates.remember('drivingLicenseNumber', body.drivingLicenseNumber, index);
      return kept;
    },
    finish: (trx, { added, refused, rows: kept }) =>
      noteImport(trx, companyId, { subject: 'customers', added, changed: countChanged(kept), refused }, now),
  });
  return {
    ...report,
    rows: report.rows.map(({ id, more, ...row }) => ({
      ...row,
      ...more,
      ...(id !== undefined && { customerId: id }),
    })),
  };
}
