import { isIP } from 'node:net';

/** The site that a passkey is made for: browsers refuse to use it on any other. */
export interface RelyingParty {
  /** The host name of the portal. */
  readonly id: string;
  readonly origin: string;
}

interface Address {
  readonly publicUrl: string;
  readonly port: number;
  readonly isProduction: boolean;
}

/**
 * From the address that people use. Null if production sets none, or if it is an IP address, which
 * browsers do not accept.
 */
export function findRelyingParty({ publicUrl, port, isProduction }: Address): RelyingParty | null {
  if (publicUrl === '' && isProduction) return null;
  const { hostname, origin } = new URL(publicUrl || `http://localhost:${port}`);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null;
}
