import type { Insertable } from 'kysely';
import type { Db } from '../../../database/connect';
import type { PasskeyChallengesTable } from '../../../database/tables/passkeys';

export async function insertChallenge(db: Db, challenge: Insertable<PasskeyChallengesTable>): Promise<void> {
  await db.insertInto('passkeyChallenges').values(challenge).execute();
}

interface NewChallenge {
  readonly challengeHash: string;
  readonly purpose: PasskeyChallengesTable['purpose'];
  readonly userId: string | null;
  readonly sessionId: string | null;
}

/** Undefined if it was not issued for this purpose, or has expired. */
export const deleteChallenge = (
  db: Db,
  { challengeHash, purpose, userId, sessionId }: NewChallenge,
  now: Date,
) =>
  db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .where('userId', 'is not distinct from', userId)
    .where('sessionId', 'is not distinct from', sessionId)
    .where('expiresAt', '>', now)
    .returning('challengeHash')
    .executeTakeFirst();

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).execute();
}
