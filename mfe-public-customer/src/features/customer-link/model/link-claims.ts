import { countryCodes, type CountryCode } from '@portal/shared/contract';

export interface LinkClaims {
  readonly country: CountryCode;
  /** Where a server says no more of its link than this. */
  readonly customerId: string | null;
}

/** What a token says of itself: enough to know whom to ask. Whether it is true the server tells. Null for what is no token. */
export function readLinkClaims(token: string): LinkClaims | null {
  try {
    const body = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { aud, customerId } = JSON.parse(atob(body)) as { aud?: unknown; customerId?: unknown };
    const country = countryCodes.find((code) => code === aud);
    return country ? { country, customerId: typeof customerId === 'string' ? customerId : null } : null;
  } catch {
    return null;
  }
}
