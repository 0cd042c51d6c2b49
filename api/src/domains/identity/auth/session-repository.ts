import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../database/connect';
import type { RefreshFamiliesTable, RefreshTokensTable, SessionEnd } from '../../../database/tables/accounts';

export async function insertSession(db: Db, session: Insertable<RefreshFamiliesTable>): Promise<void> {
  await db.insertInto('refreshFamilies').values(session).execute();
}

export async function updateSession(
  db: Db,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  columns: Updateable<RefreshFamiliesTable>,
): Promise<void> {
  await db
    .updateTable('refreshFamilies')
    .set(columns)
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .execute();
}

export async function insertRefreshToken(db: Db, token: Insertable<RefreshTokensTable>): Promise<void> {
  await db.insertInto('refreshTokens').values(token).execute();
}

export async function replaceRefreshToken(
  db: Db,
  { userId, tokenId }: { readonly userId: string; readonly tokenId: string },
  replacedBy: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('refreshTokens')
    .set({ rotatedAt: now, replacedBy })
    .where('userId', '=', userId)
    .where('id', '=', tokenId)
    .execute();
}

/** Ends one session of the account; undefined if it is not active. */
export const endOneSession = (
  db: Db,
  userId: string,
  sessionId: string,
  { now, endReason }: { readonly now: Date; readonly endReason: SessionEnd },
) =>
  db
    .updateTable('refreshFamilies')
    .set({ endedAt: now, endReason })
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .returning('userAgent')
    .executeTakeFirst();

/** Ends every active session of the account, except the one that stays. */
export async function endSessions(
  db: Db,
  userId: string,
  now: Date,
  endReason: SessionEnd,
  staying?: string,
): Promise<void> {
  await db
    .updateTable('refreshFamilies')
    .set({ endedAt: now, endReason })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .$if(staying !== undefined, (others) => others.where('id', '!=', staying ?? ''))
    .execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('refreshFamilies').where('expiresAt', '<', now).execute();
}
