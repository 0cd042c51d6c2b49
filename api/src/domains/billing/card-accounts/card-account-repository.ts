import type { Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { CardAccountsTable } from '../../../database/tables/payment-requests';

/** The account that takes a company's payments by card from now on. @throws a unique violation if another company has it */
export async function writeCardAccount(db: Db, row: Insertable<CardAccountsTable>): Promise<void> {
  const { companyId: _, ...changes } = row;
  await db
    .insertInto('cardAccounts')
    .values(row)
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(changes))
    .execute();
}

export async function deleteCardAccount(db: Db, companyId: string): Promise<void> {
  await db.deleteFrom('cardAccounts').where('companyId', '=', companyId).execute();
}
