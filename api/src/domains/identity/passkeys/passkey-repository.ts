import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../database/connect';
import type { PasskeysTable } from '../../../database/tables/passkeys';

export const insertPasskey = (db: Db, passkey: Insertable<PasskeysTable>) =>
  db.insertInto('passkeys').values(passkey).returningAll().executeTakeFirstOrThrow();

/** What a sign-in updates. */
export async function updatePasskey(db: Db, id: string, columns: Updateable<PasskeysTable>): Promise<void> {
  await db.updateTable('passkeys').set(columns).where('id', '=', id).execute();
}

/** Undefined if the account has no such passkey. */
export const renameOwnPasskey = (db: Db, userId: string, id: string, name: string) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();

/** Undefined if the account has no such passkey. */
export const deleteOwnPasskey = (db: Db, userId: string, id: string) =>
  db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst();
