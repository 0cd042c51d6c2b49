import { limits, type CountryCode } from '@portal/shared/contract';
import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Actor, Clock } from '../deps';

/** The `typ` of each token, so that one kind is never accepted as another. */
type TokenType = 'access+jwt' | 'refresh+jwt' | 'reset+jwt';

export interface TokenIssuer {
  readonly secret: Uint8Array;
  readonly country: CountryCode;
  readonly clock: Clock;
}

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface RefreshClaims extends AccessClaims {
  readonly tokenId: string;
}

export const tokenIssuer = (secret: string, country: CountryCode, clock: Clock): TokenIssuer => ({
  secret: new TextEncoder().encode(secret),
  country,
  clock,
});

function sign(
  issuer: TokenIssuer,
  type: TokenType,
  life: number,
  claims: Record<string, string>,
): Promise<string> {
  const now = Math.floor(issuer.clock.now().getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setAudience(issuer.country)
    .setIssuedAt(now)
    .setExpirationTime(now + Math.floor(life / 1000))
    .sign(issuer.secret);
}

/** The claims; `null` for a token that is forged, or of another type or country. */
export async function verifyToken(
  issuer: TokenIssuer,
  type: string,
  token: string,
): Promise<JWTPayload | 'expired' | null> {
  try {
    const { payload } = await jwtVerify(token, issuer.secret, {
      algorithms: ['HS256'],
      typ: type,
      audience: issuer.country,
      currentDate: issuer.clock.now(),
    });
    return payload;
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : null;
  }
}

/** The claims, or null when anything is wrong with the token: expired, forged, of another country or kind. */
async function read(issuer: TokenIssuer, type: TokenType, token: string): Promise<JWTPayload | null> {
  const claims = await verifyToken(issuer, type, token);
  return claims === 'expired' ? null : claims;
}

export const signAccess = (issuer: TokenIssuer, claims: AccessClaims, role: Actor['role']): Promise<string> =>
  sign(issuer, 'access+jwt', limits.session.accessTokenLife, {
    userId: claims.userId,
    sid: claims.sessionId,
    role,
  });

export const signRefresh = (issuer: TokenIssuer, claims: RefreshClaims): Promise<string> =>
  sign(issuer, 'refresh+jwt', limits.session.refreshTokenLife, {
    userId: claims.userId,
    sid: claims.sessionId,
    jti: claims.tokenId,
  });

/** Single use: `jti` is the id of the one-time code behind the token; using the token consumes the code. */
export const signReset = (issuer: TokenIssuer, codeId: string): Promise<string> =>
  sign(issuer, 'reset+jwt', limits.oneTimeCode.life, { jti: codeId });

export async function readAccess(issuer: TokenIssuer, token: string): Promise<AccessClaims | null> {
  const claims = await read(issuer, 'access+jwt', token);
  if (typeof claims?.['userId'] !== 'string' || typeof claims['sid'] !== 'string') return null;
  return { userId: claims['userId'], sessionId: claims['sid'] };
}

export async function readRefresh(issuer: TokenIssuer, token: string): Promise<RefreshClaims | null> {
  const claims = await read(issuer, 'refresh+jwt', token);
  if (
    typeof claims?.['userId'] !== 'string' ||
    typeof claims['sid'] !== 'string' ||
    typeof claims['jti'] !== 'string'
  )
    return null;
  return { userId: claims['userId'], sessionId: claims['sid'], tokenId: claims['jti'] };
}

export async function readReset(issuer: TokenIssuer, token: string): Promise<string | null> {
  const claims = await read(issuer, 'reset+jwt', token);
  return typeof claims?.['jti'] === 'string' ? claims['jti'] : null;
}
