import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { Refusal } from '../lib/say';

const names = ['JWT_SECRET', 'FILE_LINK_SECRET'] as const;
const secretsFile = v.object({ JWT_SECRET: v.string(), FILE_LINK_SECRET: v.string() });
export type Secrets = v.InferOutput<typeof secretsFile>;

/** The environment's secrets; those not given are made once and kept, readable by the owner only. */
export function loadSecrets(dataFolder: string, env: NodeJS.ProcessEnv): Secrets {
  const file = path.join(dataFolder, 'secrets.json');
  const kept = existsSync(file) ? readKept(file) : makeNew(file);
  const secrets = { ...kept };
  for (const name of names) secrets[name] = env[name] || kept[name];
  return secrets;
}

function readKept(file: string): Secrets {
  try {
    return v.parse(secretsFile, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Refusal(`${file} cannot be read. Put it back from a backup, or delete it: everybody then has to log in again.`);
  }
}

function makeNew(file: string): Secrets {
  const made: Secrets = { JWT_SECRET: randomBytes(48).toString('base64url'), FILE_LINK_SECRET: randomBytes(48).toString('base64url') };
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return made;
}
