import { limits, type Tokens } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { newId } from '../../../database/ids';
import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { keyedHash } from '../../../plugins/keyed-hash';
import { AppProblem } from '../../../plugins/problem';
import { recordActivity } from '../activity/record-activity';
import { parseDevice } from '../../../authentication/device-name';
import type { Device } from '../../../authentication/device';
import { keepLanguage } from './readers-language';
import { insertRefreshToken, insertSession, replaceRefreshToken, updateSession } from './session-repository';
import {
  readRefresh,
  signAccess,
  signRefresh,
  tokenIssuer,
  type RefreshClaims,
} from '../../../authentication/tokens';

export interface SessionUser {
  readonly id: string;
  readonly role: Actor['role'];
}

// A refresh token is long and random, so its plain hash cannot be reversed by guessing.
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
const getIssuer = ({ config, country, clock }: Deps) => tokenIssuer(config.jwtSecret, country.id, clock);
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
  await insertSession(trx, {
    id: sessionId,
    userId: user.id,
    userAgent: device.userAgent?.slice(0, 200) ?? null,
    ipHash: keyedHash(deps.config.jwtSecret, 'ip', device.network),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: expiry(now),
  });
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
  const issuer = getIssuer(deps);
  const [token, refreshToken] = await Promise.all([
    signAccess(issuer, claims, role),
    signRefresh(issuer, claims),
  ]);
  const now = deps.clock.now();
  await insertRefreshToken(trx, {
    id: claims.tokenId,
    userId: claims.userId,
    familyId: claims.sessionId,
    tokenHash: hashToken(refreshToken),
    createdAt: now,
    expiresAt: expiry(now),
  });
  return { token, refreshToken };
}

/**
 * A new pair for the old refresh token, which ends. A second use of the same token, even at the same moment,
 * is treated as theft: the whole family ends. A client that lost the answer repeats with its Idempotency-Key
 * and gets the same pair.
 */
export async function refreshSession(deps: Deps, refreshToken: string): Promise<Tokens> {
  const claims = await readRefresh(getIssuer(deps), refreshToken);
  const tokens =
    claims && (await deps.db.transaction().execute((trx) => rotate(deps, trx, claims, refreshToken)));
  if (!claims || !tokens) throw new AppProblem('refresh_refused', 'Your session has ended. Log in again.');
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
    // Of several simultaneous calls, one goes first and the others see its result.
    .forUpdate('family')
    .executeTakeFirst();
  if (family === undefined || family.endedAt !== null) return null;
  const old = await trx
    .selectFrom('refreshTokens')
    .select(['id', 'rotatedAt'])
    .where('userId', '=', claims.userId)
    .where('id', '=', claims.tokenId)
    .where('familyId', '=', claims.sessionId)
    .where('tokenHash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  if (old === undefined) return null;
  if (old.rotatedAt !== null) {
    await updateSession(trx, claims, { endedAt: now, endReason: 'reuse' });
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
  await replaceRefreshToken(trx, claims, next.tokenId, now);
  await updateSession(trx, claims, { lastUsedAt: now, expiresAt: expiry(now) });
  return tokens;
}
