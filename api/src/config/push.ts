import { createECDH } from 'node:crypto';
import { ConfigError, type Environment } from './environment';

export interface PushConfig {
  /** Both as base64url, as browsers and RFC 8292 use them. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service can write to: `mailto:` or `https:`. */
  readonly contact: string;
  /** Host names, `*.` for all below one; for tests also an origin of this machine. */
  readonly services: readonly string[];
}

const KEY_BYTES = 32;

/** @throws an error if the private key is none */
function derivePublicKey(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url');
}

function isPair(publicKey: string, privateKey: string): boolean {
  try {
    return (
      Buffer.from(privateKey, 'base64url').length === KEY_BYTES && derivePublicKey(privateKey) === publicKey
    );
  } catch {
    return false;
  }
}

/** Null where nothing is pushed. @throws ConfigError that names the setting */
export function readPushConfig(env: Environment): PushConfig | null {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = env;
  if (publicKey === undefined && privateKey === undefined && contact === undefined) return null;
  if (publicKey === undefined || privateKey === undefined || contact === undefined)
    throw new ConfigError('PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT must be set together.');
  if (!isPair(publicKey, privateKey))
    throw new ConfigError('PUSH_PRIVATE_KEY must be the private key of PUSH_PUBLIC_KEY, both as base64url.');
  const services = env.PUSH_SERVICES;
  if (env.NODE_ENV === 'production' && services.some((service) => service.includes('/')))
    throw new ConfigError('PUSH_SERVICES must be host names, such as fcm.googleapis.com.');
  return { publicKey, privateKey, contact, services };
}
