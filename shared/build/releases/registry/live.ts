import { existsSync } from 'node:fs';
import path from 'node:path';
import { duplicatePrefixes } from '@portal/shared/remote';
import { readRegistry } from '@portal/shared/remote';
import type { RegistryEntry } from '@portal/shared/remote';
import { scriptHashesFile } from '../../output/script-hashes';
import { Refusal } from '../../workspace/refusal';
import { getVersionFolder } from '../places';
import type { Canary, LiveVersions, ReleaseRecord } from '../log/record';
import { readSeal } from './seal';
import { findMissingNames, readSharedNames } from './shared-names';
import { readBuiltEntry } from './built-entry';

export const isPage = (target: string): target is 'host' | 'customer' =>
  target === 'host' || target === 'customer';

export const readLive = (records: readonly ReleaseRecord[]): LiveVersions =>
  records.at(-1)?.live ?? { remotes: [] };

/** The entries of the live remotes. Invalid ones are left out, as the gateway does. */
export const listLiveRemotes = ({ remotes }: LiveVersions): readonly RegistryEntry[] =>
  readRegistry(remotes).entries;

/** The registry with one remote's entry added or replaced, in a stable order. */
export function withEntry(entries: readonly RegistryEntry[], entry: RegistryEntry): RegistryEntry[] {
  return [...entries.filter(({ name }) => name !== entry.name), entry].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
}

/** A version that some companies get. */
export interface CanaryVersion {
  /** `host` or the name of a remote. */
  readonly target: string;
  readonly version: string;
  /** Of a remote. */
  readonly entry?: RegistryEntry | undefined;
}

/** The version of a canary, or undefined when its entry is not valid. */
export function readCanaryVersion({ shell, entry: written }: Canary): CanaryVersion | undefined {
  if (shell !== undefined) return { target: 'host', version: shell };
  const [entry] = readRegistry([written]).entries;
  return entry && { target: entry.name, version: entry.version, entry };
}

/** The versions of the canaries. Invalid ones are left out, as the gateway does. */
export const listCanaryVersions = ({ canaries = [] }: LiveVersions): readonly CanaryVersion[] =>
  canaries.flatMap((canary) => readCanaryVersion(canary) ?? []);

export const findCanary = (live: LiveVersions, target: string): CanaryVersion | undefined =>
  listCanaryVersions(live).find((canary) => canary.target === target);

/** What is live without the canary of a target. */
export function removeCanary({ canaries = [], ...live }: LiveVersions, target: string): LiveVersions {
  const left = canaries.filter((canary) => readCanaryVersion(canary)?.target !== target);
  return left.length > 0 ? { ...live, canaries: left } : live;
}

/** What the readers of a canary get. */
const withCanary = (live: LiveVersions, { version, entry }: CanaryVersion): LiveVersions =>
  entry ? { ...live, remotes: withEntry(listLiveRemotes(live), entry) } : { ...live, host: version };

/** What is live with this version of a target in place of its present one. A canary of it ends. */
export function withVersion(
  releases: string,
  live: LiveVersions,
  target: string,
  version: string,
): LiveVersions {
  const folder = getVersionFolder(releases, target, version);
  return withBuilt(removeCanary(live, target), { target, version }, folder);
}

/** The same for a built version in any folder. */
export function withBuilt(
  live: LiveVersions,
  { target, version }: { readonly target: string; readonly version: string },
  folder: string,
): LiveVersions {
  if (isPage(target)) return { ...live, [target]: version };
  return { ...live, remotes: withEntry(listLiveRemotes(live), readBuiltEntry(folder, target, version)) };
}

/**
 * What the readers of a canary get must fit together too.
 * @param unplaced folders of versions that are not in their place yet, by target
 * @throws Refusal when these versions cannot be live together
 */
export function checkTogether(
  releases: string,
  live: LiveVersions,
  unplaced: Readonly<Record<string, string>> = {},
): void {
  checkVersions(releases, live, unplaced);
  const canaries = listCanaryVersions(live);
  // A company may get several canaries, so all of them together, and each alone.
  for (const chosen of [...canaries.map((canary) => [canary]), canaries]) {
    try {
      checkVersions(releases, chosen.reduce(withCanary, live), unplaced);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const names = chosen.map(({ target, version }) => `${target} ${version}`).join(', ');
      const [first] = chosen;
      throw new Refusal(
        `It does not fit to the canary ${names}: ${error.message} To end a canary: npm run canary -- ${first?.target} --stop`,
      );
    }
  }
}

function checkVersions(
  releases: string,
  live: LiveVersions,
  unplaced: Readonly<Record<string, string>>,
): void {
  const remotes = listLiveRemotes(live);
  const duplicates = duplicatePrefixes(remotes);
  if (duplicates.length > 0) throw new Refusal(`Another remote has its prefix: ${duplicates.join('; ')}.`);
  if (!live.host) return;
  const getFolder = (target: string, version: string): string =>
    unplaced[target] ?? getVersionFolder(releases, target, version);
  const shellFolder = getFolder('host', live.host);
  const shell = readSeal(shellFolder);
  const stranger = shell && remotes.find(({ contract }) => contract !== shell.contract);
  if (shell && stranger)
    throw new Refusal(
      `${stranger.name} ${stranger.version} is built for contract ${stranger.contract}; the shell ${live.host} speaks contract ${shell.contract}.`,
    );
  checkScriptHashes(live.host, shellFolder, remotes);
  const given = readSharedNames(shellFolder);
  if (!given) return;
  for (const { name, version } of remotes) {
    const needed = readSharedNames(getFolder(name, version)) ?? {};
    const [missing] = Object.entries(findMissingNames(needed, given));
    if (missing)
      throw new Refusal(
        `${name} ${version} needs ${missing[1].join(', ')} of ${missing[0]}, which the shell ${live.host} does not have. Release the shell first, with both the old and the new names.`,
      );
  }
}

/** A shell that compares every script with its hash does not load a remote without hashes. @throws Refusal that names it */
function checkScriptHashes(version: string, shellFolder: string, remotes: readonly RegistryEntry[]): void {
  if (!existsSync(path.join(shellFolder, scriptHashesFile))) return;
  const bare = remotes.find(({ integrity, scriptHashes }) => !integrity || !scriptHashes);
  if (bare)
    throw new Refusal(
      `${bare.name} ${bare.version} has no hashes of its scripts, without which the shell ${version} does not load it. Release ${bare.name} again first.`,
    );
}
