import { HOUR, limits } from '@portal/shared/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema';
import type { CodePurpose } from '../../../database/tables/accounts';
import { say, type Translated } from '../../../language/say';
import { AppProblem } from '../../../plugins/problem';

interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly ipHash: string;
  readonly now: Date;
  /** 0 means no limit. */
  readonly perHourAndIp: number;
}

/**
 * Requests of other people count little: an address has a separate hour for each network, and a generous one
 * overall.
 * @throws AppProblem 429: not again within a minute, only a few an hour
 */
export async function refuseTooManyCodes(trx: Transaction<Database>, request: CodeRequest): Promise<void> {
  // Two simultaneous requests would both see that no code was sent yet.
  await lock(trx, `code-email:${request.email}`);
  await lock(trx, `code-ip:${request.ipHash}`);
  const lastHour = new Date(request.now.getTime() - HOUR);
  const recent = await trx
    .selectFrom('oneTimeCodes')
    .select(['email', 'ipHash', 'purpose', 'createdAt'])
    .where('createdAt', '>', lastHour)
    .where((where) => where.or([where('email', '=', request.email), where('ipHash', '=', request.ipHash)]))
    .orderBy('createdAt', 'desc')
    .execute();
  const times = (filter: (row: (typeof recent)[number]) => boolean) =>
    recent.filter(filter).map((row) => row.createdAt.getTime());
  const isSameAsker = (row: (typeof recent)[number]) =>
    row.email === request.email && row.ipHash === request.ipHash;
  const now = request.now.getTime();
  const waits = [
    waitFor(
      times((row) => isSameAsker(row) && row.purpose === request.purpose),
      1,
      limits.oneTimeCode.resendAfter,
      now,
    ),
    waitFor(times(isSameAsker), limits.oneTimeCode.perHour, HOUR, now),
    waitFor(
      times((row) => row.email === request.email),
      limits.oneTimeCode.perHourOverall,
      HOUR,
      now,
    ),
    request.perHourAndIp > 0
      ? waitFor(
          times((row) => row.ipHash === request.ipHash),
          request.perHourAndIp,
          HOUR,
          now,
        )
      : 0,
  ];
  const wait = Math.ceil(Math.max(...waits) / 1000);
  if (wait > 0)
    throw new AppProblem('too_many_requests', waitText(wait), {
      retryAfter: wait,
    });
}

/** Milliseconds until fewer than `most` of the times (newest first) lie within the span. */
function waitFor(times: readonly number[], most: number, span: number, now: number): number {
  const blocking = times[most - 1];
  return blocking === undefined ? 0 : Math.max(0, blocking + span - now);
}

const waitText = (seconds: number): Translated =>
  seconds < 90
    ? say('You can ask for another code {seconds, plural, one {in # second} other {in # seconds}}.', {
        seconds,
      })
    : say('You can ask for another code {minutes, plural, one {in # minute} other {in # minutes}}.', {
        minutes: Math.ceil(seconds / 60),
      });

const lock = (trx: Transaction<Database>, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || ${name}, 0))`.execute(trx);
