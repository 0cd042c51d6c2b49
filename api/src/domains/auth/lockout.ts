import { limits } from '@portal/shared/contract';
import { sql } from 'kysely';
import { newId } from '../../database/ids';
import type { Deps } from '../../deps';
import { say } from '../../language/say';
import { keyedHash } from '../../plugins/keyed-hash';
import { AppProblem } from '../../plugins/problem';

const { failures, window, lock } = limits.login;

/** Account and IP, as hashes: neither can be read back. */
export interface LoginPair {
  readonly accountHash: string;
  readonly ipHash: string;
}

export const loginPair = ({ config }: Deps, phoneNumber: string, ip: string): LoginPair => ({
  accountHash: keyedHash(config.jwtSecret, 'account', phoneNumber),
  ipHash: keyedHash(config.jwtSecret, 'ip', ip),
});

/**
 * Counts the try as failed before it is known: guesses sent at once cannot slip past the count. A success takes it back.
 * @throws AppProblem 429 while the pair is locked
 */
export async function countTry({ db, clock }: Deps, pair: LoginPair): Promise<void> {
  const now = clock.now();
  const wait = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${pair.accountHash + pair.ipHash}, 0))`.execute(
      trx,
    );
    const latest = await trx
      .selectFrom('loginFailures')
      .select('at')
      .where('accountHash', '=', pair.accountHash)
      .where('ipHash', '=', pair.ipHash)
      .orderBy('at', 'desc')
      .limit(failures)
      .execute();
    const left = lockLeft(
      latest.map(({ at }) => at.getTime()),
      now.getTime(),
    );
    if (left === 0)
      await trx
        .insertInto('loginFailures')
        .values({ id: newId(), ...pair, at: now })
        .execute();
    return left;
  });
  if (wait === 0) return;
  const minutes = Math.ceil(wait / 60_000);
  throw new AppProblem(
    'too_many_requests',
    say('Too many wrong tries. Try again in {minutes, plural, one {a minute} other {# minutes}}.', {
      minutes,
    }),
    {
      retryAfter: wait / 1000,
    },
  );
}

/** Milliseconds left of a lock that the newest failures (newest first) have brought. */
function lockLeft(latest: readonly number[], now: number): number {
  const newest = latest[0];
  const oldest = latest[failures - 1];
  if (newest === undefined || oldest === undefined || newest - oldest > window) return 0;
  return Math.max(0, newest + lock - now);
}

export const forgetFailures = ({ db }: Deps, pair: LoginPair) =>
  db
    .deleteFrom('loginFailures')
    .where('accountHash', '=', pair.accountHash)
    .where('ipHash', '=', pair.ipHash)
    .execute();
