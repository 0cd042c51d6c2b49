import { MINUTE, limits } from '@portal/shared/contract';
import type { Selectable, Transaction } from 'kysely';
import { randomInt } from 'node:crypto';
import { newId } from '../../../database/ids';
import type { Database } from '../../../database/schema';
import type { CodePurpose, OneTimeCodesTable } from '../../../database/tables/accounts';
import type { Deps } from '../../../deps';
import { say, type Text } from '../../../language/say';
import { keyedHash, isSameHash } from '../../../plugins/keyed-hash';
import { AppProblem } from '../../../plugins/problem';
import { countCall } from '../../../plugins/rate-counters';
import { refuseTooManyCodes } from './refuse-too-many-codes';
import { consumeCodes, endCodesBefore, insertCode, updateAttempts } from './code-repository';

const { life, tries, digits, resendAfter, triesOverall } = limits.oneTimeCode;

export interface CodeFor {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly userId: string | null;
}

export const codeSentAnswer = { resendAfter: resendAfter / 1000, expiresIn: life / 1000 };
export const codeMinutes = life / MINUTE;

const hashCode = ({ config }: Deps, { purpose, email }: CodeFor, code: string): string =>
  keyedHash(config.jwtSecret, `code:${purpose}:${email}`, code);

const hashNetwork = ({ config }: Pick<Deps, 'config'>, network: string): string =>
  keyedHash(config.jwtSecret, 'ip', network);

/**
 * A new code; it ends the earlier ones of the same network. Codes that somebody else requested stay valid.
 * @throws AppProblem 429 when requested too often
 */
export async function issueCode(
  deps: Deps,
  trx: Transaction<Database>,
  purpose: CodeFor,
  network: string,
): Promise<string> {
  const now = deps.clock.now();
  const ipHash = hashNetwork(deps, network);
  const perHourAndIp = deps.config.rateLimits.codesPerHourAndIp;
  await refuseTooManyCodes(trx, { ...purpose, ipHash, now, perHourAndIp });
  await endCodesBefore(trx, { ...purpose, ipHash }, now);
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const expiresAt = new Date(now.getTime() + life);
  await insertCode(trx, {
    id: newId(),
    ...purpose,
    codeHash: hashCode(deps, purpose, code),
    ipHash,
    createdAt: now,
    expiresAt,
  });
  return code;
}

type Refusal = 'wrong_code' | 'code_expired' | 'too_many_tries';
interface CheckedCode {
  readonly id: string;
  readonly userId: string | null;
}
type Outcome<T> = { readonly refusal: Refusal; readonly left: number } | { readonly value: T };

/** Who redeems which code. */
interface Redemption extends Omit<CodeFor, 'userId'> {
  readonly userId?: string;
  readonly otp: string;
  readonly network: string;
}

/**
 * Consumes the code and does the work in one transaction. A wrong try is counted and stays counted, even when
 * something else fails.
 * @throws AppProblem with the field
 */
export async function redeemCode<T>(
  deps: Deps,
  redemption: Redemption,
  work: (trx: Transaction<Database>, code: CheckedCode) => Promise<T>,
): Promise<T> {
  const outcome = await deps.db.transaction().execute(async (trx): Promise<Outcome<T>> => {
    const codes = await listLiveCodes(deps, trx, redemption);
    if (codes.length === 0) return { refusal: 'code_expired', left: 0 };
    const left = await countCodeTry({ ...deps, db: trx }, redemption, codes);
    if (left < 0) return { refusal: 'too_many_tries', left: 0 };
    const hash = hashCode(deps, { ...redemption, userId: null }, redemption.otp);
    const match = codes.find(({ codeHash }) => isSameHash(codeHash, hash));
    if (match === undefined) return { refusal: left > 0 ? 'wrong_code' : 'too_many_tries', left };
    await consumeCodes(
      trx,
      codes.map(({ id }) => id),
      deps.clock.now(),
    );
    return { value: await work(trx, match) };
  });
  if ('refusal' in outcome) throw refused(outcome.refusal, outcome.left);
  return outcome.value;
}

type LiveCode = CheckedCode & Pick<Selectable<OneTimeCodesTable>, 'codeHash' | 'ipHash' | 'attempts'>;

/** Codes that still work, the newest first. Locked, so that simultaneous guesses are counted one by one. */
function listLiveCodes(
  { clock }: Deps,
  trx: Transaction<Database>,
  { purpose, email, userId }: Redemption,
): Promise<LiveCode[]> {
  const query = trx
    .selectFrom('oneTimeCodes')
    .select(['id', 'userId', 'codeHash', 'ipHash', 'attempts'])
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('consumedAt', 'is', null)
    .where('expiresAt', '>', clock.now());
  return (userId === undefined ? query : query.where('userId', '=', userId))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
}

/**
 * Counts this try and returns how many are left after it; negative when it is one too many. A try counts for
 * its origin: for the code that the same network requested, else for that network. So a stranger's guesses
 * use up nobody else's tries.
 */
async function countCodeTry(
  deps: Pick<Deps, 'config' | 'clock'> & { db: Transaction<Database> },
  { purpose, email, network }: Redemption,
  codes: readonly LiveCode[],
): Promise<number> {
  const subject = `${purpose}:${email}`;
  const overall = await countCall(deps, 'code-tries', subject, life);
  if (overall.count > triesOverall) return -1;
  const ipHash = hashNetwork(deps, network);
  const own = codes.find((code) => code.ipHash === ipHash);
  if (own === undefined)
    return tries - (await countCall(deps, 'code-tries', `${subject}:${network}`, life)).count;
  await updateAttempts(deps.db, own.id, own.attempts + 1);
  return tries - own.attempts - 1;
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
