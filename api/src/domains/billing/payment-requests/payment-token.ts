import { signLinkToken } from '../../../authentication/link-tokens';
import { verifyToken, type TokenIssuer } from '../../../authentication/tokens';
import type { Payer } from '../../../deps';

const TYPE = 'payment-link+jwt';

interface Signed {
  readonly companyId: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const signPayment = (
  issuer: TokenIssuer,
  { id, companyId, createdAt, expiresAt }: Signed,
): Promise<string> =>
  signLinkToken(issuer, { type: TYPE, id, claims: { sub: companyId }, createdAt, expiresAt });

/** `null` for a token that was never the link of a payment in this country. */
export async function readPayment(issuer: TokenIssuer, token: string): Promise<Payer | 'expired' | null> {
  const claims = await verifyToken(issuer, TYPE, token);
  if (claims === null || claims === 'expired') return claims;
  const { jti: requestId, sub: companyId } = claims;
  return typeof requestId === 'string' && typeof companyId === 'string' ? { companyId, requestId } : null;
}
