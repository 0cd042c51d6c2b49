import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Refusal } from '../../workspace/refusal';
import type { Signing } from './signature';

const pemBlock = /-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g;

/** The PEM itself, whose lines may be separated by `\n` in one line, or the path of a file with it. */
function readPem(name: string, setting: string): string {
  if (setting.includes('-----BEGIN')) return setting.replaceAll('\\n', '\n');
  try {
    return readFileSync(setting, 'utf8');
  } catch {
    throw new Refusal(`${name} must be a key in PEM, or the path of a file with one.`);
  }
}

function parseKeys(name: string, setting: string, parse: (pem: string) => KeyObject): readonly KeyObject[] {
  const blocks = readPem(name, setting).match(pemBlock) ?? [];
  try {
    const keys = blocks.map(parse);
    if (keys.length > 0 && keys.every(({ asymmetricKeyType }) => asymmetricKeyType === 'ed25519'))
      return keys;
  } catch {
    // Said below: the reason of the library could show a part of the key.
  }
  throw new Refusal(`${name} must be an Ed25519 key in PEM.`);
}

/**
 * The public keys of `RELEASE_PUBLIC_KEYS`: one or more in PEM, or the path of a file with them.
 * @throws Refusal when one is not an Ed25519 key
 */
export const readPublicKeys = (setting: string | undefined): readonly KeyObject[] =>
  setting ? parseKeys('RELEASE_PUBLIC_KEYS', setting, createPublicKey) : [];

function readValidDays(setting: string | undefined): number | undefined {
  if (!setting) return undefined;
  const days = Number(setting);
  if (!Number.isInteger(days) || days < 1)
    throw new Refusal(`RELEASE_VALID_DAYS must be a whole number of days, not "${setting}".`);
  return days;
}

/** How a command signs the log: `RELEASE_SIGNING_KEY`, `RELEASE_PUBLIC_KEYS`, `RELEASE_VALID_DAYS`. @throws Refusal */
export function readSigning(env: NodeJS.ProcessEnv): Signing {
  const [privateKey] = env.RELEASE_SIGNING_KEY
    ? parseKeys('RELEASE_SIGNING_KEY', env.RELEASE_SIGNING_KEY, createPrivateKey)
    : [];
  return {
    privateKey,
    publicKeys: [
      ...(privateKey ? [createPublicKey(privateKey)] : []),
      ...readPublicKeys(env.RELEASE_PUBLIC_KEYS),
    ],
    validDays: readValidDays(env.RELEASE_VALID_DAYS),
  };
}
