import type { Insertable } from 'kysely';

import type { Db } from '../../database/connect';
import type { ChargeStatementsTable } from '../../database/tables/charges';

export async function insertStatement(db: Db, statement: Insertable<ChargeStatementsTable>): Promise<void> {
  await db.insertInto('chargeStatements').values(statement).execute();
}

/** Undefined if the company has no such statement, or if it was undone already. */
export const markStatementUndone = (
  db: Db,
  companyId: string,
  statementId: string,
  { at, userId }: { readonly at: Date; readonly userId: string },
) =>
  db
    .updateTable('chargeStatements')
    .set({ undoneAt: at, undoneBy: userId })
    .where('companyId', '=', companyId)
    .where('id', '=', statementId)
    .where('undoneAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
