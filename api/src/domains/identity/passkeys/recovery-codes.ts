import { limits } from '@portal/shared/contract';
import type { Kysely, Transaction } from 'kysely';
import { randomInt } from 'node:crypto';
import { runOutsideCall } from '../../../database/call-transaction';
import { newId } from '../../../database/ids';
import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { recoveryCodeUsedMail, recoveryCodesCreatedMail } from '../../../mail/account-templates';
import { keyedHash } from '../../../plugins/keyed-hash';
import { AppProblem, invalidField } from '../../../plugins/problem';
import { countCall } from '../../../plugins/rate-counters';
import { verifyOwner } from '../account/owner';
import { recordActivity } from '../activity/record-activity';
import { findUser } from '../auth/accounts';
import { insertCode } from '../auth/code-repository';
import type { Device } from '../../../authentication/device';
import { runForOwner } from '../auth/readers-language';
import { signReset, tokenIssuer } from '../../../authentication/tokens';
import { markUsed, writeRecoveryCodes } from './recovery-code-repository';

const { count, groups, groupLength, tries, triesOverall, window } = limits.recoveryCode;

/** Crockford's 32 characters: none is easily confused with another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const createCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** The code as it was shown, however it is typed: O is 0, and I and L are 1. */
const normalise = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

const hashCode = ({ config }: Pick<Deps, 'config'>, userId: string, code: string): string =>
  keyedHash(config.jwtSecret, `recovery-code:${userId}`, normalise(code));

export async function hasRecoveryCodes(db: Kysely<Database>, userId: string): Promise<boolean> {
  return (await countRecoveryCodes(db, userId)) !== null;
}

/** How many are left; null if none were ever made. */
export async function countRecoveryCodes(db: Kysely<Database>, userId: string): Promise<number | null> {
  const rows = await db.selectFrom('recoveryCodes').select('usedAt').where('userId', '=', userId).execute();
  return rows.length === 0 ? null : rows.filter(({ usedAt }) => usedAt === null).length;
}

/** @returns the codes, which nobody can read again */
export async function replaceRecoveryCodes(
  deps: Deps,
  trx: Transaction<Database>,
  user: Actor,
  device: Device,
): Promise<string[]> {
  const { userId } = user;
  const codes = new Set<string>();
  while (codes.size < count) codes.add(createCode());
  const createdAt = deps.clock.now();
  await writeRecoveryCodes(
    trx,
    userId,
    [...codes].map((code) => ({ id: newId(), userId, codeHash: hashCode(deps, userId, code), createdAt })),
  );
  await recordActivity(deps, trx, { ...user, kind: 'recovery_codes_created', device });
  return [...codes];
}

/** New codes for an owner who knows the password; the earlier ones end. */
export async function createRecoveryCodes(
  deps: Deps,
  user: Actor,
  currentPassword: string,
  device: Device,
): Promise<{ codes: string[] }> {
  const owner = await verifyOwner(deps, user, currentPassword, device.network);
  const codes = await deps.db.transaction().execute(async (trx) => {
    await deps.mail.send(
      runForOwner(owner, () => recoveryCodesCreatedMail(owner.email)),
      trx,
    );
    return replaceRecoveryCodes(deps, trx, user, device);
  });
  return { codes };
}

/**
 * A reset token for a recovery code, which replaces the mailed code. An unknown address is refused like a
 * wrong code, and tries are counted before anything is looked up.
 */
export async function redeemRecoveryCode(
  deps: Deps,
  { email, recoveryCode }: { email: string; recoveryCode: string },
  device: Device,
): Promise<{ resetToken: string }> {
  await runOutsideCall(() => refuseTooManyTries(deps, email, device.network));
  const user = await findUser(deps.db, 'email', email);
  const codeId =
    user && (await deps.db.transaction().execute((trx) => redeem(deps, trx, user, recoveryCode, device)));
  if (!codeId) throw invalidField('recoveryCode', 'This recovery code is not right.', 'wrong_code');
  return {
    resetToken: await signReset(tokenIssuer(deps.config.jwtSecret, deps.country.id, deps.clock), codeId),
  };
}

/** @throws AppProblem 429 */
async function refuseTooManyTries(deps: Deps, email: string, network: string): Promise<void> {
  const overall = await countCall(deps, 'recovery-code', email, window);
  const own = await countCall(deps, 'recovery-code', `${email}:${network}`, window);
  if (overall.count <= triesOverall && own.count <= tries) return;
  const endsIn = own.count > tries ? own.endsIn : overall.endsIn;
  throw new AppProblem('too_many_requests', 'Too many requests. Wait a moment and try again.', {
    retryAfter: endsIn / 1000,
  });
}

/** Uses the code up. @returns what the reset token is issued for; null when no such code is left */
async function redeem(
  deps: Deps,
  trx: Transaction<Database>,
  user: { readonly id: string; readonly email: string; readonly locale: string },
  code: string,
  device: Device,
): Promise<string | null> {
  const now = deps.clock.now();
  const codeHash = hashCode(deps, user.id, code);
  const used = await markUsed(trx, user.id, codeHash, now);
  if (used === undefined) return null;
  const id = newId();
  await insertCode(trx, {
    id,
    purpose: 'reset',
    email: user.email,
    userId: user.id,
    codeHash,
    ipHash: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + limits.oneTimeCode.life),
    consumedAt: now,
  });
  await recordActivity(deps, trx, { userId: user.id, kind: 'recovery_code_used', device });
  await deps.mail.send(
    runForOwner(user, () => recoveryCodeUsedMail(user.email)),
    trx,
  );
  return id;
}
