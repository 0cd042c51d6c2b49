import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { ConfigError, type Environment } from './environment';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

interface Secrets {
  readonly jwtSecret: string;
  readonly fileLinkSecret: string;
}

const stored = v.object({ jwtSecret: v.string(), fileLinkSecret: v.string() });

/**
 * Production must be given its secrets. Elsewhere they are made once and kept, so that sessions survive a
 * restart.
 */
export function readSecrets(env: Environment, path: string): Secrets {
  if (env.JWT_SECRET !== undefined && env.FILE_LINK_SECRET !== undefined)
    return { jwtSecret: env.JWT_SECRET, fileLinkSecret: env.FILE_LINK_SECRET };
  if (env.NODE_ENV === 'production') {
    const missing = env.JWT_SECRET === undefined ? 'JWT_SECRET' : 'FILE_LINK_SECRET';
    throw new ConfigError(
      `${missing} must be set with NODE_ENV=production, for example from \`openssl rand -hex 32\`.`,
    );
  }
  const kept = readOrCreate(path);
  return {
    jwtSecret: env.JWT_SECRET ?? kept.jwtSecret,
    fileLinkSecret: env.FILE_LINK_SECRET ?? kept.fileLinkSecret,
  };
}

function readOrCreate(path: string): Secrets {
  try {
    return v.parse(stored, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT')
      throw new ConfigError(`${path} cannot be read as secrets; delete it to have new ones made.`);
  }
  const secrets = {
    jwtSecret: randomBytes(32).toString('hex'),
    fileLinkSecret: randomBytes(32).toString('hex'),
  };
  try {
    mkdirSync(dirname(path), { recursive: true });
    // With `wx`, only one of two simultaneous starts writes the secrets; the other reads them.
    writeFileSync(path, JSON.stringify(secrets), { mode: 0o600, flag: 'wx' });
    return secrets;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return v.parse(stored, JSON.parse(readFileSync(path, 'utf8')));
    const reason = getErrorText(error);
    throw new ConfigError(`DATA_DIR cannot be written: ${reason}.`);
  }
}
