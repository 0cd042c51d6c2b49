import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Kept answers may contain tokens, so they are encrypted: a copy of the database lets nobody sign in. */
const deriveKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'idempotency', 32));

export function seal(secret: string, value: unknown): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(value ?? null), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

export function unseal(secret: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'));
}
