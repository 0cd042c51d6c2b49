import { MINUTE, limits } from '@portal/shared/contract';
import { sql, type Transaction } from 'kysely';
import { newId } from '../../../database/ids';
import type { Database } from '../../../database/schema';
import type { Deps } from '../../../deps';
import { say } from '../../../language/say';
import { keyedHash } from '../../../plugins/keyed-hash';
import { AppProblem } from '../../../plugins/problem';
import { deleteFailures, insertFailure } from './login-failure-repository';

const { failures, window, lock, attackFailures, failuresUnderAttack } = limits.login;

/** Account and IP, as hashes: neither can be recovered. */
export interface LoginPair {
  readonly accountHash: string;
  readonly ipHash: string;
}

export const loginPair = ({ config }: Deps, phoneNumber: string, network: string): LoginPair => ({
  accountHash: keyedHash(config.jwtSecret, 'account', phoneNumber),
  ipHash: keyedHash(config.jwtSecret, 'ip', network),
});

/**
 * Counts the try as failed before its result is known, so that simultaneous guesses cannot avoid the count. A
 * success takes it back.
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
      (await isUnderAttack(trx, pair, now)) ? failuresUnderAttack : failures,
      now.getTime(),
    );
    if (left === 0) await insertFailure(trx, { id: newId(), ...pair, at: now });
    return left;
  });
  if (wait === 0) return;
  const minutes = Math.ceil(wait / MINUTE);
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

/** Whether so many networks try passwords of the account that each of them must be slowed down. */
async function isUnderAttack(
  trx: Transaction<Database>,
  { accountHash }: LoginPair,
  now: Date,
): Promise<boolean> {
  const recent = await trx
    .selectFrom('loginFailures')
    .select('id')
    .where('accountHash', '=', accountHash)
    .where('at', '>', new Date(now.getTime() - window))
    .limit(attackFailures)
    .execute();
  return recent.length >= attackFailures;
}

/** Milliseconds left of the lock that the failures (newest first) caused, with this many allowed. */
function lockLeft(latest: readonly number[], allowed: number, now: number): number {
  const newest = latest[0];
  const oldest = latest[allowed - 1];
  if (newest === undefined || oldest === undefined || newest - oldest > window) return 0;
  return Math.max(0, newest + lock - now);
}

export const forgetFailures = ({ db }: Deps, pair: LoginPair): Promise<void> => deleteFailures(db, pair);
