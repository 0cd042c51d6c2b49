import { limits, type Tokens } from '@portal/shared/contract';
import type { Kysely, Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { newId } from '../../database/ids';
import type { Database } from '../../database/schema';
import type { SessionEnd } from '../../database/tables/accounts';
import type { Actor, Deps } from '../../deps';
import { keyedHash } from '../../plugins/keyed-hash';
import { AppProblem } from '../../plugins/problem';
import { recordActivity } from '../activity/record-activity';
import { parseDevice } from '../account/device-name';
import type { Device } from './device';
import { keepLanguage } from './readers-language';
import { readRefresh, signAccess, signRefresh, tokenIssuer, type RefreshClaims } from './tokens';

export interface SessionUser {
  readonly id: string;
  readonly role: Actor['role'];
}

// A refresh token is long and random: a plain hash cannot be guessed back.
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const issuerOf = ({ config, country, clock }: Deps) => tokenIssuer(config.jwtSecret, country.id, clock);
const expiry = (now: Date): Date => new Date(now.getTime() + limits.session.refreshTokenLife);

/** Begins a family of refresh tokens: one for each sign-in. */
export async function startSession(
  deps: Deps,
  trx: Transaction<Database>,
  user: SessionUser,
  device: Device,
): Promise<Tokens & { sessionId: string }> {
  const now = deps.clock.now();
  const sessionId = newId();
  await trx
    .insertInto('refreshFamilies')
    .values({
      id: sessionId,
      userId: user.id,
      userAgent: device.userAgent?.slice(0, 200) ?? null,
      ipHash: keyedHash(deps.config.jwtSecret, 'ip', device.network),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: expiry(now),
    })
    .execute();
  await keepLanguage(trx, user.id);
  const claims = { userId: user.id, sessionId, tokenId: newId() };
  return { ...(await issue(deps, trx, claims, user.role)), sessionId };
}

async function issue(
  deps: Deps,
  trx: Transaction<Database>,
  claims: RefreshClaims,
  role: Actor['role'],
): Promise<Tokens> {
  const issuer = issuerOf(deps);
  const [token, refreshToken] = await Promise.all([
    signAccess(issuer, claims, role),
    signRefresh(issuer, claims),
  ]);
  const now = deps.clock.now();
  await trx
    .insertInto('refreshTokens')
    .values({
      id: claims.tokenId,
      familyId: claims.sessionId,
      tokenHash: hashOf(refreshToken),
      createdAt: now,
      expiresAt: expiry(now),
    })
    .execute();
  return { token, refreshToken };
}

/**
 * A new pair for the old refresh token, which ends. The same token again, even at the same moment, is taken for a stolen one:
 * the whole family ends. A client that lost the answer repeats with its Idempotency-Key and gets the same pair.
 */
export async function refreshSession(deps: Deps, refreshToken: string): Promise<Tokens> {
  const claims = await readRefresh(issuerOf(deps), refreshToken);
  const tokens =
    claims && (await deps.db.transaction().execute((trx) => rotate(deps, trx, claims, refreshToken)));
  if (!claims || !tokens) throw new AppProblem('refresh_refused', 'Your session has ended. Sign in again.');
  await keepLanguage(deps.db, claims.userId);
  return tokens;
}

async function rotate(
  deps: Deps,
  trx: Transaction<Database>,
  claims: RefreshClaims,
  refreshToken: string,
): Promise<Tokens | null> {
  const now = deps.clock.now();
  const family = await trx
    .selectFrom('refreshFamilies as family')
    .innerJoin('users', 'users.id', 'family.userId')
    .select(['users.id', 'users.role', 'family.endedAt', 'family.userAgent'])
    .where('family.id', '=', claims.sessionId)
    .where('users.id', '=', claims.userId)
    .where('users.deletedAt', 'is', null)
    // Of several at once, one goes first and the others see what it did.
    .forUpdate('family')
    .executeTakeFirst();
  if (family === undefined || family.endedAt !== null) return null;
  const old = await trx
    .selectFrom('refreshTokens')
    .select(['id', 'rotatedAt'])
    .where('id', '=', claims.tokenId)
    .where('familyId', '=', claims.sessionId)
    .where('tokenHash', '=', hashOf(refreshToken))
    .executeTakeFirst();
  if (old === undefined) return null;
  if (old.rotatedAt !== null) {
    await trx
      .updateTable('refreshFamilies')
      .set({ endedAt: now, endReason: 'reuse' })
      .where('id', '=', claims.sessionId)
      .execute();
    await recordActivity(deps, trx, {
      userId: family.id,
      kind: 'session_ended',
      actor: 'portal',
      device: null,
      subject: parseDevice(family.userAgent),
    });
    return null;
  }
  const next = { ...claims, tokenId: newId() };
  const tokens = await issue(deps, trx, next, family.role);
  await trx
    .updateTable('refreshTokens')
    .set({ rotatedAt: now, replacedBy: next.tokenId })
    .where('id', '=', old.id)
    .execute();
  await trx
    .updateTable('refreshFamilies')
    .set({ lastUsedAt: now, expiresAt: expiry(now) })
    .where('id', '=', claims.sessionId)
    .execute();
  return tokens;
}

/** Ends every session of the account that lives, but for the one that is to stay. */
export async function endSessions(
  trx: Kysely<Database>,
  userId: string,
  now: Date,
  endReason: SessionEnd,
  staying?: string,
): Promise<void> {
  await trx
    .updateTable('refreshFamilies')
    .set({ endedAt: now, endReason })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .$if(staying !== undefined, (others) => others.where('id', '!=', staying ?? ''))
    .execute();
}
