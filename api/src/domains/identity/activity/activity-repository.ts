import type { Insertable } from 'kysely';
import type { Db } from '../../../database/connect';
import type { AccountActivityTable } from '../../../database/tables/accounts';

export async function insertActivity(db: Db, activity: Insertable<AccountActivityTable>): Promise<void> {
  await db.insertInto('accountActivity').values(activity).execute();
}

/** The database refuses, by its own clock, to delete what can still be shown. */
export async function deleteActivityBefore(db: Db, oldest: Date): Promise<void> {
  await db.deleteFrom('accountActivity').where('at', '<', oldest).execute();
}
