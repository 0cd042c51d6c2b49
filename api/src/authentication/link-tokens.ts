import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose';

import type { TokenIssuer } from './tokens';

interface SignedLink {
  /** What the token opens, such as `customer-link+jwt`: a token opens nothing of another type. */
  readonly type: string;
  readonly id: string;
  readonly claims: JWTPayload;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** The token of a link. The same link always gives the same token, so the token need not be stored. */
export const signLinkToken = (
  issuer: TokenIssuer,
  { type, id, claims, createdAt, expiresAt }: SignedLink,
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setJti(id)
    .setAudience(issuer.country)
    .setIssuedAt(toSeconds(createdAt))
    .setExpirationTime(toSeconds(expiresAt))
    .sign(issuer.secret);

/** The claims of a link's token; `null` for one that was never a link of this type and country. */
export async function readLinkToken(
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
