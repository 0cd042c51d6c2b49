import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { explainFileError } from './database-start-error';
import { canReach } from './can-reach';
import type { Identity } from './can-reach';

/**
 * Where root keeps what another user must reach when the project itself is in a closed folder such as /root.
 */
const OPEN_PLACES = ['/var/lib/fleetdesk', '/var/tmp/fleetdesk'];

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * The socket's folder depends only on the data folder, so that a later start finds a server that is still
 * running. It is short because a socket path is limited to about 100 characters, and fixed to /tmp because
 * TMPDIR differs between shells.
 */
export function getSocketDir(dataDir: string): string {
  const base = existsSync('/tmp') ? '/tmp' : tmpdir();
  return join(base, `fleetdesk-pg-${shortHash(dataDir)}`);
}

/** Lets others pass through our data folder, but not list it. */
function letPass(folder: string): void {
  chmodSync(folder, statSync(folder).mode | 0o001);
}

/** A folder that `identity` can reach: the wanted one, or one in an open place that is named after it. */
export function findReachableDir(preferred: string, identity: Identity | null): string {
  const parent = dirname(preferred);
  try {
    mkdirSync(parent, { recursive: true });
    if (!identity || canReach(parent, identity)) return preferred;
    if (canReach(dirname(parent), identity)) {
      letPass(parent);
      return preferred;
    }
  } catch (error) {
    throw explainFileError(error, parent);
  }
  return join(openPlace(identity), shortHash(preferred));
}

/**
 * The first open place that root can create. Root makes it and others cannot write to it, so nobody can plant
 * a file in it.
 */
export function openPlace(identity: Identity): string {
  let failure: unknown;
  for (const place of OPEN_PLACES) {
    try {
      mkdirSync(place, { recursive: true, mode: 0o755 });
      if (canReach(place, identity)) return place;
    } catch (error) {
      failure = error;
    }
  }
  throw explainFileError(failure, OPEN_PLACES[0] ?? '/var/lib');
}
