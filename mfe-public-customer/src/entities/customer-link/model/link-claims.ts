import { countryCodes, type CountryCode } from '@portal/shared/contract';

export interface LinkClaims {
  readonly country: CountryCode;
  /** If a server says no more about its link than this. */
  readonly customerId: string | null;
}

/**
 * The claims of a token: enough to know which API to ask. The server verifies it. Null for an invalid token.
 */
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
