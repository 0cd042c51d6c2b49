import { SignJWT, type JWTPayload } from 'jose';

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
