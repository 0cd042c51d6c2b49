import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

import { DatabaseStartError } from './database-start-error';
import type { Identity } from './can-reach';

function readSystemId(user: string, flag: '-u' | '-g'): number {
  const { stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  const id = Number.parseInt(stdout, 10);
  if (Number.isNaN(id)) {
    throw new DatabaseStartError(
      `PostgreSQL does not run as root and this machine has no user "${user}": start as an ordinary user or set DATABASE_URL.`,
    );
  }
  return id;
}

/**
 * PostgreSQL refuses to run as root. Under root it runs as the owner of the existing data, else as `nobody`;
 * under any other user it runs as that user (null).
 */
export function databaseIdentity(dataDir: string): Identity | null {
  if (process.getuid?.() !== 0) return null;
  const existing = statSync(dataDir, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  return { uid: readSystemId('nobody', '-u'), gid: readSystemId('nobody', '-g') };
}
