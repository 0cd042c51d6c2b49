import type { Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { ContractAddendaTable } from '../../../database/tables/trip-documents';

export async function insertAddendum(db: Db, addendum: Insertable<ContractAddendaTable>): Promise<void> {
  await db.insertInto('contractAddenda').values(addendum).execute();
}
