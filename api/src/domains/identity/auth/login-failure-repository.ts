import type { Insertable } from 'kysely';
import type { Db } from '../../../database/connect';
import type { LoginFailuresTable } from '../../../database/tables/accounts';

export async function insertFailure(db: Db, failure: Insertable<LoginFailuresTable>): Promise<void> {
  await db.insertInto('loginFailures').values(failure).execute();
}

export async function deleteFailures(
  db: Db,
  { accountHash, ipHash }: { readonly accountHash: string; readonly ipHash: string },
): Promise<void> {
  await db
    .deleteFrom('loginFailures')
    .where('accountHash', '=', accountHash)
    .where('ipHash', '=', ipHash)
    .execute();
}

export async function deleteOldFailures(db: Db, olderThan: Date): Promise<void> {
  await db.deleteFrom('loginFailures').where('at', '<', olderThan).execute();
}
