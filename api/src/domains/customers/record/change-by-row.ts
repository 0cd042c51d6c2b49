import { customerImportTarget, customerUploads, updateCustomerBody } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import * as v from 'valibot';

import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import type { Kept } from '../../../imports/import-rows';
import type { RowReport } from '../../../imports/row-report';
import { invalidField } from '../../../plugins/problem';
import { validate } from '../../../plugins/validate';
import { listChangedFields } from './list-changed-fields';
import { customerPhone } from './phones';
import { changedSinceFile } from './problems';
import { changeLocked } from './service';
import { lockCustomers, type StoredCustomer } from './store';
import { toColumns, type UpdateBody } from './to-columns';

/** Stores a row; a refusal of the database is reported on its field. */
export type Write = (
  trx: Transaction<Database>,
  body: Pick<UpdateBody, 'passportNumber' | 'drivingLicenseNumber'>,
  store: () => Promise<void>,
) => Promise<void>;

interface Work {
  readonly deps: Deps;
  readonly trx: Transaction<Database>;
  readonly user: Actor;
  readonly companyId: string;
  readonly write: Write;
  /** @throws AppProblem when an earlier row changed the customer */
  readonly refuseRepeated: (customerId: string) => void;
}

/** Files are added one by one. */
const changesByRow = v.omit(updateCustomerBody, ['customerId', 'version', ...customerUploads]);
type Body = v.InferOutput<typeof changesByRow>;

const noDocuments = { before: [], after: [] };

function listChanges(before: StoredCustomer, body: Body): string[] {
  const { countryCode = before.countryCode, phoneNumber = before.phone } = body;
  const after = { ...before, ...toColumns(body), ...customerPhone(countryCode, phoneNumber) };
  return listChangedFields(before, after as StoredCustomer, noDocuments);
}

/**
 * Changes the fields that the row has and leaves the others; undefined for a row without the id of a customer.
 * @throws AppProblem for an id that the company does not have, and when the row would change a customer that was
 * changed since the row was made
 */
export async function changeByRow(
  { deps, trx, user, companyId, write, refuseRepeated }: Work,
  sent: unknown,
): Promise<{ body: Body; kept: Kept<RowReport> } | undefined> {
  const { customerId: id, version: made } = validate(customerImportTarget, sent);
  if (!id) return undefined;
  refuseRepeated(id);
  const [before] = await lockCustomers(trx, companyId, [id]);
  if (before === undefined) throw invalidField('customerId', 'None of your customers has this ID.');
  const body = validate(changesByRow, sent);
  const fields = listChanges(before, body);
  const { version } = before;
  if (fields.length === 0)
    return { body, kept: { id, isNew: false, more: { change: 'unchanged', version } } };
  if (made !== undefined && made !== version) throw changedSinceFile();
  await write(trx, body, async () => {
    await changeLocked(deps, trx, user.userId, before, { ...body, customerId: id });
  });
  return { body, kept: { id, isNew: false, more: { change: 'changed', fields, version } } };
}
