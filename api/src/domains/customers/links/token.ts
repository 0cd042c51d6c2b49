import { SignJWT, errors, jwtVerify } from 'jose';

import type { TokenIssuer } from '../../../authentication/tokens';

const TYPE = 'customer-link+jwt';

export interface LinkClaims {
  readonly linkId: string;
  readonly customerId: string;
  readonly bookingId: string;
}

interface Signed extends LinkClaims {
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** The same link always gives the same token, so the token need not be stored. */
export const signLink = (issuer: TokenIssuer, link: Signed): Promise<string> =>
  new SignJWT({ customerId: link.customerId, bookingId: link.bookingId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setJti(link.linkId)
    .setAudience(issuer.country)
    .setIssuedAt(seconds(link.createdAt))
    .setExpirationTime(seconds(link.expiresAt))
    .sign(issuer.secret);

/** `null` for a token that was never a link of this country. */
export async function readLink(issuer: TokenIssuer, token: string): Promise<LinkClaims | 'expired' | null> {
  try {
    const { payload } = await jwtVerify(token, issuer.secret, {
      algorithms: ['HS256'],
      typ: TYPE,
      audience: issuer.country,
      currentDate: issuer.clock.now(),
    });
    const { jti: linkId, customerId, bookingId } = payload;
    const complete =
      typeof linkId === 'string' && typeof customerId === 'string' && typeof bookingId === 'string';
    return complete ? { linkId, customerId, bookingId } : null;
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : null;
  }
}
