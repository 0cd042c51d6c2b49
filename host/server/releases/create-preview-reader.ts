import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LiveVersions } from '@portal/build/releases/log/record.ts';
import { getVersionFolder } from '@portal/build/releases/places.ts';
import { readPreviewLink } from '@portal/build/releases/preview/preview-link.ts';
import type { PreviewLink } from '@portal/build/releases/preview/preview-link.ts';
import { entryFile } from '@portal/build/releases/registry/built-entry.ts';
import { checkTogether, listLiveRemotes, withEntry } from '@portal/build/releases/registry/live.ts';
import { readRegistry } from '@portal/shared/remote';
import type { PreviewEnd, RegistryEntry } from '@portal/shared/remote';

/** What a holder gets in place of the live versions, or why they get those. */
export type Preview =
  { readonly entries: readonly RegistryEntry[]; readonly until: string } | { readonly ended: PreviewEnd };

interface Options {
  readonly releases: string;
  readonly publicKeys: readonly KeyObject[];
  readonly readLive: () => Promise<LiveVersions>;
  readonly getSeal: (target: string, version: string) => string | undefined;
  readonly isWithdrawn: (target: string, version: string) => boolean;
  readonly isReleasedFile: (file: string) => boolean;
  readonly now?: () => Date;
}

/** Decides at each page what the link of a holder gives them. Whatever is in doubt gives them the live versions. */
export function createPreviewReader({
  releases,
  publicKeys,
  readLive,
  getSeal,
  isWithdrawn,
  isReleasedFile,
  now = () => new Date(),
}: Options): (link: string) => Promise<Preview> {
  /** Whether the versions of a link fit to what is live. The files of versions never change. */
  const fitting = new Map<string, boolean>();

  function fits(live: LiveVersions, entries: readonly RegistryEntry[]): boolean {
    const { canaries: _others, ...everybody } = live;
    const remotes = entries.reduce<readonly RegistryEntry[]>(withEntry, listLiveRemotes(everybody));
    const key = [live.host, ...remotes.map(({ name, version }) => `${name} ${version}`)].join('\n');
    const known = fitting.get(key);
    if (known !== undefined) return known;
    let result = true;
    try {
      checkTogether(releases, { ...everybody, remotes: [...remotes] });
    } catch {
      result = false;
    }
    // Each release makes the others useless.
    if (fitting.size > 100) fitting.clear();
    fitting.set(key, result);
    return result;
  }

  async function readEntry({
    target,
    version,
  }: PreviewLink['versions'][number]): Promise<RegistryEntry | undefined> {
    const file = path.join(getVersionFolder(releases, target, version), entryFile);
    try {
      if (!isReleasedFile(file)) return undefined;
      const [entry] = readRegistry([JSON.parse(await readFile(file, 'utf8'))]).entries;
      return entry?.name === target && entry.version === version ? entry : undefined;
    } catch {
      return undefined;
    }
  }

  return async (text) => {
    const link = readPreviewLink(text, publicKeys);
    if (!link) return { ended: 'invalid' };
    const { versions, until } = link;
    if (Date.parse(until) <= now().getTime()) return { ended: 'expired' };
    const live = await readLive();
    if (versions.some(({ target, version }) => isWithdrawn(target, version))) return { ended: 'withdrawn' };
    if (versions.some(({ target, version, seal }) => getSeal(target, version) !== seal))
      return { ended: 'unfit' };
    const current = new Set(listLiveRemotes(live).map(({ name, version }) => `${name} ${version}`));
    const held = versions.filter(({ target, version }) => !current.has(`${target} ${version}`));
    if (held.length === 0) return { ended: 'live' };
    const read = await Promise.all(held.map(readEntry));
    const entries = read.filter((entry) => entry !== undefined);
    return entries.length === held.length && fits(live, entries) ? { entries, until } : { ended: 'unfit' };
  };
}
