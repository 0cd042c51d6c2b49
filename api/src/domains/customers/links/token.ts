import { signLinkToken } from '../../../authentication/link-tokens';
import { verifyToken, type TokenIssuer } from '../../../authentication/tokens';

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

export const signLink = (
  issuer: TokenIssuer,
  { linkId, customerId, bookingId, createdAt, expiresAt }: Signed,
): Promise<string> =>
  signLinkToken(issuer, {
    type: TYPE,
    id: linkId,
    claims: { customerId, bookingId },
    createdAt,
    expiresAt,
  });

/** `null` for a token that was never a link of this country. */
export async function readLink(issuer: TokenIssuer, token: string): Promise<LinkClaims | 'expired' | null> {
  const claims = await verifyToken(issuer, TYPE, token);
  if (claims === null || claims === 'expired') return claims;
  const { jti: linkId, customerId, bookingId } = claims;
  const complete =
    typeof linkId === 'string' && typeof customerId === 'string' && typeof bookingId === 'string';
  return complete ? { linkId, customerId, bookingId } : null;
}
