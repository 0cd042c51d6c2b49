import type { Insertable } from 'kysely';
import type { Db } from '../../../database/connect';
import type { AccountActivityTable } from '../../../database/tables/accounts';

export async function insertActivity(db: Db, activity: Insertable<AccountActivityTable>): Promise<void> {
  await db.insertInto('accountActivity').values(activity).execute();
}

/** The database refuses to lose what can still be shown, by its own clock. */
export async function deleteActivityBefore(db: Db, oldest: Date): Promise<void> {
  await db.deleteFrom('accountActivity').where('at', '<', oldest).execute();
}
