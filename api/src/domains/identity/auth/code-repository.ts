import type { Insertable } from 'kysely';
import type { Db } from '../../../database/connect';
import type { CodePurpose, OneTimeCodesTable } from '../../../database/tables/accounts';

export async function insertCode(db: Db, code: Insertable<OneTimeCodesTable>): Promise<void> {
  await db.insertInto('oneTimeCodes').values(code).execute();
}

/** Ends the earlier codes that the same network requested. */
export async function endCodesBefore(
  db: Db,
  {
    purpose,
    email,
    ipHash,
  }: { readonly purpose: CodePurpose; readonly email: string; readonly ipHash: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('oneTimeCodes')
    .set({ consumedAt: now })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('ipHash', '=', ipHash)
    .where('consumedAt', 'is', null)
    .execute();
}

export async function consumeCodes(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('oneTimeCodes')
    .set({ consumedAt: now })
    .where('id', 'in', [...ids])
    .execute();
}

export async function updateAttempts(db: Db, id: string, attempts: number): Promise<void> {
  await db.updateTable('oneTimeCodes').set({ attempts }).where('id', '=', id).execute();
}

/** The redeemed code of a password reset, which works once; undefined if there is none. */
export const deleteResetCode = (db: Db, id: string) =>
  db
    .deleteFrom('oneTimeCodes')
    .where('id', '=', id)
    .where('purpose', '=', 'reset')
    .where('consumedAt', 'is not', null)
    .returning('userId')
    .executeTakeFirst();

export async function deleteCodesByEmail(db: Db, email: string): Promise<void> {
  await db.deleteFrom('oneTimeCodes').where('email', '=', email).execute();
}

export async function deleteExpiredCodes(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('oneTimeCodes').where('expiresAt', '<', expiredBefore).execute();
}
