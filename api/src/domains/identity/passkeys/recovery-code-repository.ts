import type { Insertable } from 'kysely';
import type { Db } from '../../../database/connect';
import type { RecoveryCodesTable } from '../../../database/tables/passkeys';

/** Replaces the earlier codes. */
export async function writeRecoveryCodes(
  db: Db,
  userId: string,
  codes: readonly Insertable<RecoveryCodesTable>[],
): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await db
    .insertInto('recoveryCodes')
    .values([...codes])
    .execute();
}

/** Uses the code up; undefined if no such code is left. */
export const markUsed = (db: Db, userId: string, codeHash: string, now: Date) =>
  db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
