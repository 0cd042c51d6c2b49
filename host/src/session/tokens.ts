import { jwtDecode } from 'jwt-decode';

/** When a token expires, in milliseconds, or null where it is no JWT with an `exp`. The server checks the signature. */
export function getTokenExpiry(token: string): number | null {
  try {
    const { exp } = jwtDecode(token);
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch {
    return null;
  }
}
