import { limits } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import { randomInt } from 'node:crypto';
import { newId } from '../../database/ids';
import type { Database } from '../../database/schema';
import type { CodePurpose } from '../../database/tables/accounts';
import type { Deps } from '../../deps';
import { say, type Text } from '../../language/say';
import { keyedHash, sameHash } from '../../plugins/keyed-hash';
import { AppProblem } from '../../plugins/problem';
import { refuseTooManyCodes } from './code-limits';

const { life, tries, digits, resendAfter } = limits.oneTimeCode;

export interface CodeFor {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly userId: string | null;
}

export const codeSentAnswer = { resendAfter: resendAfter / 1000, expiresIn: life / 1000 };
export const codeMinutes = life / 60_000;

const hashOf = ({ config }: Deps, { purpose, email }: CodeFor, code: string): string =>
  keyedHash(config.jwtSecret, `code:${purpose}:${email}`, code);

/** A new code; those before it end. @throws AppProblem 429 when asked for too often */
export async function issueCode(
  deps: Deps,
  trx: Transaction<Database>,
  wanted: CodeFor,
  ip: string,
): Promise<string> {
  const now = deps.clock.now();
  const ipHash = keyedHash(deps.config.jwtSecret, 'ip', ip);
  const perHourAndIp = deps.config.rateLimits.codesPerHourAndIp;
  await refuseTooManyCodes(trx, { ...wanted, ipHash, now, perHourAndIp });
  await trx
    .updateTable('oneTimeCodes')
    .set({ consumedAt: now })
    .where('purpose', '=', wanted.purpose)
    .where('email', '=', wanted.email)
    .where('consumedAt', 'is', null)
    .execute();
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const expiresAt = new Date(now.getTime() + life);
  await trx
    .insertInto('oneTimeCodes')
    .values({
      id: newId(),
      ...wanted,
      codeHash: hashOf(deps, wanted, code),
      ipHash,
      createdAt: now,
      expiresAt,
    })
    .execute();
  return code;
}

type Refusal = 'wrong_code' | 'code_expired' | 'too_many_tries';
interface CheckedCode {
  readonly id: string;
  readonly userId: string | null;
}
type Outcome<T> = { readonly refusal: Refusal; readonly left: number } | { readonly value: T };

/**
 * Consumes the code and does the work in one transaction. A wrong try is counted and stays counted, whatever else fails.
 * @throws AppProblem beside the field
 */
export async function redeemCode<T>(
  deps: Deps,
  wanted: Omit<CodeFor, 'userId'> & { readonly userId?: string },
  otp: string,
  work: (trx: Transaction<Database>, code: CheckedCode) => Promise<T>,
): Promise<T> {
  const outcome = await deps.db.transaction().execute(async (trx): Promise<Outcome<T>> => {
    const code = await latestCode(trx, wanted);
    if (code === undefined || code.consumedAt !== null || code.expiresAt <= deps.clock.now())
      return { refusal: 'code_expired', left: 0 };
    if (code.attempts >= tries) return { refusal: 'too_many_tries', left: 0 };
    if (!sameHash(code.codeHash, hashOf(deps, { ...wanted, userId: null }, otp))) {
      await trx
        .updateTable('oneTimeCodes')
        .set({ attempts: code.attempts + 1 })
        .where('id', '=', code.id)
        .execute();
      const left = tries - code.attempts - 1;
      return { refusal: left > 0 ? 'wrong_code' : 'too_many_tries', left };
    }
    await trx
      .updateTable('oneTimeCodes')
      .set({ consumedAt: deps.clock.now() })
      .where('id', '=', code.id)
      .execute();
    return { value: await work(trx, code) };
  });
  if ('refusal' in outcome) throw refused(outcome.refusal, outcome.left);
  return outcome.value;
}

/** Locked, so that guesses sent at once are counted one by one. */
function latestCode(
  trx: Transaction<Database>,
  { purpose, email, userId }: { purpose: CodePurpose; email: string; userId?: string },
) {
  let query = trx
    .selectFrom('oneTimeCodes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('email', '=', email);
  if (userId !== undefined) query = query.where('userId', '=', userId);
  return query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(1).forUpdate().executeTakeFirst();
}

function refused(refusal: Refusal, left: number): AppProblem {
  const texts = {
    wrong_code: say(
      'That code is not right. {left, plural, one {One try is left} other {# tries are left}}.',
      { left },
    ),
    code_expired: 'This code is no longer valid. Ask for a new one.',
    too_many_tries: 'Too many wrong tries. Ask for a new code.',
  } satisfies Record<Refusal, Text>;
  const detail = texts[refusal];
  return new AppProblem(refusal, detail, { errors: [{ path: 'otp', message: detail }] });
}
