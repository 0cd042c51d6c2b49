import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { appendRecord } from '@portal/build/releases/log/append-record.ts';
import { getVersionFolder } from '@portal/build/releases/places.ts';
import { listLiveRemotes } from '@portal/build/releases/registry/live.ts';
import type { GateRequest } from '@portal/tools/release/gate-request.ts';

export interface LaidOut {
  readonly folder: string;
  remove(): void;
}

type Needed = Pick<GateRequest, 'releases' | 'target' | 'version' | 'folder' | 'live'>;

/** A folder of releases with what is live, and with the new version in place of the one before. The files are links. */
export function layOutReleases({ releases, target, version, folder: built, live }: Needed): LaidOut {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-gate-'));
  const place = (name: string, placed: string, from = getVersionFolder(releases, name, placed)): void => {
    const link = getVersionFolder(folder, name, placed);
    mkdirSync(path.dirname(link), { recursive: true });
    if (existsSync(from)) symlinkSync(path.resolve(from), link, 'junction');
  };
  const others = [
    ...(live.host ? [{ name: 'host', version: live.host }] : []),
    ...listLiveRemotes(live),
  ].filter(({ name }) => name !== target);
  for (const other of others) place(other.name, other.version);
  place(target, version, built);
  appendRecord(folder, {
    sequence: 1,
    at: new Date().toISOString(),
    by: 'the release gate',
    previous: '',
    events: [{ action: 'build', target, version }],
    live: { host: live.host, remotes: live.remotes },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
