import { SignJWT, errors, jwtVerify } from 'jose';

import type { TokenIssuer } from '../../../authentication/tokens';
import type { Payer } from '../../../deps';

const TYPE = 'payment-link+jwt';

interface Signed {
  readonly companyId: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** The same request always gives the same token, so the token need not be stored. */
export const signPayment = (issuer: TokenIssuer, request: Signed): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setJti(request.id)
    .setSubject(request.companyId)
    .setAudience(issuer.country)
    .setIssuedAt(seconds(request.createdAt))
    .setExpirationTime(seconds(request.expiresAt))
    .sign(issuer.secret);

/** `null` for a token that was never the link of a payment in this country. */
export async function readPayment(issuer: TokenIssuer, token: string): Promise<Payer | 'expired' | null> {
  try {
    const { payload } = await jwtVerify(token, issuer.secret, {
      algorithms: ['HS256'],
      typ: TYPE,
      audience: issuer.country,
      currentDate: issuer.clock.now(),
    });
    const { jti: requestId, sub: companyId } = payload;
    return typeof requestId === 'string' && typeof companyId === 'string' ? { companyId, requestId } : null;
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : null;
  }
}
