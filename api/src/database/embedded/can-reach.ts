import { statSync } from 'node:fs';
import { dirname, parse } from 'node:path';

/** A process identity; `null` means the current user. */
export interface Identity {
  uid: number;
  gid: number;
}

function mayEnter(folder: string, { uid, gid }: Identity): boolean {
  const stat = statSync(folder);
  if (stat.uid === uid) return (stat.mode & 0o100) !== 0;
  if (stat.gid === gid) return (stat.mode & 0o010) !== 0;
  return (stat.mode & 0o001) !== 0;
}

/**
 * Whether another user can reach the contents of `folder`. /root, for example, is closed to everybody else.
 */
export function canReach(folder: string, identity: Identity): boolean {
  const { root } = parse(folder);
  for (let current = folder; ; current = dirname(current)) {
    if (!mayEnter(current, identity)) return false;
    if (current === root) return true;
  }
}
