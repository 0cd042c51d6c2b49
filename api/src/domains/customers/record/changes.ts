import type { CustomerChange } from '@portal/shared/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import type { CustomerChangesTable } from '../../../database/tables/customers';
import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { insertChange } from './customer-repository';
import { ownCustomer } from './read';

type Db = Kysely<Database>;

interface Change {
  readonly companyId: string;
  readonly customerId: string;
  readonly userId: string;
  readonly kind: CustomerChangesTable['kind'];
  /** With their names on the wire. */
  readonly fields?: readonly string[];
  readonly at: Date;
}

export const writeDownChange = (trx: Db, { fields = [], ...change }: Change): Promise<void> =>
  insertChange(trx, { id: newId(), ...change, fields: [...fields] });

const AT_MOST = 200;

/** The history of the customer, the newest first. */
export async function customerChanges(
  deps: Deps,
  user: Actor,
  customerId: string,
): Promise<{ list: CustomerChange[] }> {
  const { companyId } = await ownCustomer(deps, user, customerId);
  const rows = await deps.db
    .selectFrom('customerChanges')
    .leftJoin('users', 'users.id', 'customerChanges.userId')
    .select(['customerChanges.at', 'customerChanges.kind', 'customerChanges.fields', 'users.email'])
    .where('customerChanges.companyId', '=', companyId)
    .where('customerChanges.customerId', '=', customerId)
    .orderBy('customerChanges.at', 'desc')
    .orderBy('customerChanges.id', 'desc')
    .limit(AT_MOST)
    .execute();
  return {
    list: rows.map(({ at, kind, fields, email }) => ({
      at: at.toISOString(),
      changedBy: email,
      kind,
      fields,
    })),
  };
}
