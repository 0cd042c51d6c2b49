import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

import { DatabaseStartError } from './database-start-error';
import { shortHash, getSocketDir } from './places';
import type { Identity } from './can-reach';

/** Where the server listens: a Unix socket in a private folder; on Windows a local port with a password. */
export interface Endpoint {
  host: string;
  port: number;
  password: string | null;
}

export const DATABASE_USER = 'portal';
export const DATABASE_NAME = 'portal';

const SOCKET_PORT = 5432;

function readPassword(dataDir: string): string {
  const file = `${dataDir}.password`;
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Connections through the socket need no password, so only the server may access its folder. */
function makePrivate(folder: string, identity: Identity | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = identity?.uid ?? process.getuid?.();
  const stat = lstatSync(folder);
  const isOwned = stat.isDirectory() && (stat.uid === owner || stat.uid === process.getuid?.());
  if (!isOwned)
    throw new DatabaseStartError(`${folder} belongs to somebody else: remove it and start again.`);
  if (identity) chownSync(folder, identity.uid, identity.gid);
  chmodSync(folder, 0o700);
}

export function prepareEndpoint(dataDir: string, identity: Identity | null): Endpoint {
  if (process.platform === 'win32') {
    const port = 20_000 + (Number.parseInt(shortHash(dataDir).slice(0, 6), 16) % 20_000);
    return { host: '127.0.0.1', port, password: readPassword(dataDir) };
  }
  const host = getSocketDir(dataDir);
  makePrivate(host, identity);
  return { host, port: SOCKET_PORT, password: null };
}

export function buildDatabaseUrl({ host, port, password }: Endpoint, database = DATABASE_NAME): string {
  if (password !== null) return `postgresql://${DATABASE_USER}:${password}@${host}:${port}/${database}`;
  return `postgresql://${DATABASE_USER}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** Removes the socket folder of a server that does not run. */
export function releaseEndpoint({ host, password }: Endpoint): void {
  if (password === null) rmSync(host, { recursive: true, force: true });
}
