import { readFileSync } from 'node:fs';
import { createPublicKey } from 'node:crypto';
import { ConfigError } from './environment';

const block = /-----BEGIN (PUBLIC KEY|CERTIFICATE)-----[\s\S]+?-----END \1-----/g;

/**
 * The public keys or certificates of India's registration portals, out of a file of PEM blocks; none without a file.
 * @throws ConfigError if the file is missing or has no RSA key
 */
export function readRegistrationKeys(path: string | undefined): readonly string[] {
  if (path === undefined) return [];
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`IRP_PUBLIC_KEYS names ${path}, which cannot be read.`);
  }
  const keys = [...text.matchAll(block)].map(([pem]) => pem);
  if (keys.length === 0 || !keys.every(isRsaKey))
    throw new ConfigError(`IRP_PUBLIC_KEYS names ${path}, which must contain RSA public keys as PEM.`);
  return keys;
}

function isRsaKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
