import type { Insertable } from 'kysely';
import type { Db } from '../../../database/connect';
import type { PendingRegistrationsTable } from '../../../database/tables/accounts';

/** Replaces an earlier pending registration with the same address. */
export async function writeRegistration(
  db: Db,
  email: string,
  pending: Omit<Insertable<PendingRegistrationsTable>, 'email'>,
): Promise<void> {
  await db
    .insertInto('pendingRegistrations')
    .values({ email, ...pending })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(pending))
    .execute();
}

/** The pending registration; undefined if there is none. */
export const deleteRegistration = (db: Db, email: string) =>
  db.deleteFrom('pendingRegistrations').where('email', '=', email).returningAll().executeTakeFirst();

export async function deleteExpiredRegistrations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('pendingRegistrations').where('expiresAt', '<', now).execute();
}
