import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../database/connect';
import type { UsersTable } from '../../../database/tables/accounts';

/** @throws the refusal of the unique indexes; `toTakenProblem` explains it */
export async function insertUser(db: Db, user: Insertable<UsersTable>): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

export const updateUser = (db: Db, userId: string, columns: Updateable<UsersTable>) =>
  db
    .updateTable('users')
    .set(columns)
    .where('id', '=', userId)
    .returning(['id', 'email', 'locale'])
    .executeTakeFirstOrThrow();

export async function updateLocale(db: Db, userId: string, locale: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ locale })
    .where('id', '=', userId)
    .where('locale', '<>', locale)
    .execute();
}

/** The owner of the account; undefined if no deletion was planned. */
export const cancelDeletion = (db: Db, userId: string, now: Date) =>
  db
    .updateTable('users')
    .set({ deletesAt: null, updatedAt: now })
    .where('id', '=', userId)
    .where('deletesAt', 'is not', null)
    .returning(['email', 'locale'])
    .executeTakeFirst();

export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
