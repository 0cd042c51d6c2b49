import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { CONTRACT } from '@portal/shared/remote';
import { readRegistry } from '@portal/shared/remote';
import { getVersionFolder } from '../places';
import type { LiveVersions, ReleaseEvent } from '../log/record';
import { readSeal, readSealHash, sealVersion } from './seal';

const current = v.object({ version: v.string() });
const pins = v.record(v.string(), v.string());

function readJson(file: string): unknown {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined;
}

/** Local builds have the hash of their sources behind the version. */
const isLocalBuild = (version: string): boolean => /-[0-9a-f]{8}$/.test(version);

/** A version from before the seals gets one, so that from now on a changed file is noticed. */
function sealOlderVersion(releases: string, target: string, version: string, contract: number): string {
  const folder = getVersionFolder(releases, target, version);
  if (!readSeal(folder))
    sealVersion(folder, { target, version, contract, purpose: isLocalBuild(version) ? 'build' : 'release' });
  return readSealHash(folder);
}

/**
 * What an installation without a log has live: `registry.json`, `host.json` and `customer.json` of earlier releases of
 * this product. `pins.json` says which versions had been taken back. Undefined when there is nothing.
 */
export function adoptOlderReleases(
  releases: string,
): { readonly events: ReleaseEvent[]; readonly live: LiveVersions } | undefined {
  const read = (name: string): unknown => readJson(path.join(releases, name));
  const exists = (target: string, version: string) => existsSync(getVersionFolder(releases, target, version));
  const events: ReleaseEvent[] = [];
  const pages: { host?: string; customer?: string } = {};
  for (const target of ['host', 'customer'] as const) {
    const page = v.safeParse(current, read(`${target}.json`));
    if (!page.success || !exists(target, page.output.version)) continue;
    const { version } = page.output;
    pages[target] = version;
    events.push({
      action: 'adopt',
      target,
      version,
      seal: sealOlderVersion(releases, target, version, CONTRACT),
    });
  }
  const remotes = readRegistry(read('registry.json') ?? []).entries.filter(({ name, version }) =>
    exists(name, version),
  );
  for (const { name: target, version, contract } of remotes)
    events.push({
      action: 'adopt',
      target,
      version,
      seal: sealOlderVersion(releases, target, version, contract),
    });
  const taken = v.safeParse(pins, read('pins.json') ?? {});
  for (const [target, from] of Object.entries(taken.success ? taken.output : {})) {
    const line = remotes.find(({ name }) => name === target);
    if (line) events.push({ action: 'rollback', target, version: line.version, from });
  }
  return events.length > 0 ? { events, live: { ...pages, remotes } } : undefined;
}
