import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { readLog } from '@portal/build/releases/log/read-log.ts';
import { getLogFolder, getTargetFolder, getVersionFolder } from '@portal/build/releases/places.ts';
import { readHistory } from '@portal/build/releases/registry/history.ts';
import { listCanaryVersions, listLiveRemotes, readLive } from '@portal/build/releases/registry/live.ts';
import { findDamage } from '@portal/build/releases/registry/seal.ts';
import { Refusal } from '@portal/build/workspace/refusal.ts';

/**
 * Copies what is live and what is a canary, and the log that says so.
 * @throws Refusal where nothing is live, or where a file is not the one that was built
 */
export function copyLiveReleases(releases: string, place: string): void {
  const { records } = readLog(releases);
  const live = readLive(records);
  const { host, customer } = live;
  if (host === undefined || customer === undefined)
    throw new Refusal(`Nothing is live in ${releases}. Run npm run build first.`);
  const versions = [
    { target: 'host', version: host },
    { target: 'customer', version: customer },
    ...listLiveRemotes(live).map(({ name, version }) => ({ target: name, version })),
    ...listCanaryVersions(live),
  ];
  for (const { target, version } of versions) {
    const folder = getVersionFolder(releases, target, version);
    const damage = findDamage(folder, readHistory(records, target).seals.get(version));
    if (damage !== undefined) throw new Refusal(`${target} ${version} is not packed: ${damage}.`);
    cpSync(folder, path.join(getTargetFolder(place, target), version), { recursive: true });
  }
  cpSync(getLogFolder(releases), getLogFolder(place), { recursive: true });
  const tool = path.join(releases, 'tool');
  if (existsSync(tool)) cpSync(tool, path.join(place, 'tool'), { recursive: true });
}
