import { HOUR, SECOND } from '@portal/shared/contract';
import { importJWK, SignJWT } from 'jose';

import type { PushConfig } from '../../../config/push';

/** Push services refuse more than a day. */
const VALID_FOR = 12 * HOUR;

/** Proves to a push service who sends (RFC 8292). */
export async function signPush(
  { publicKey, privateKey, contact }: PushConfig,
  endpoint: string,
  now: Date,
): Promise<string> {
  // An uncompressed point: 4, then both coordinates.
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y, d: privateKey }, 'ES256');
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor((now.getTime() + VALID_FOR) / SECOND))
    .setSubject(contact)
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
