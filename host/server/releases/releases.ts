import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  hostAssets,
  prerendered,
  remotePreloads,
  scriptHashes,
  standaloneAssets,
} from '@portal/build/output/schemas.ts';
import type {
  HostAssets,
  Prerendered,
  RemotePreloads,
  ScriptHashes,
  StandaloneAssets,
} from '@portal/build/output/schemas.ts';
import { hashScript, scriptHashesFile } from '@portal/build/output/script-hashes.ts';
import { createLogReader } from '@portal/build/releases/log/log-reader.ts';
import type { Canary, LiveVersions } from '@portal/build/releases/log/record.ts';
import { readCanaryVersion, type CanaryVersion } from '@portal/build/releases/registry/live.ts';
import { readIfPresent } from '@portal/build/releases/log/read-if-present.ts';
import { sharedNames, sharedNamesFile } from '@portal/build/releases/registry/shared-names.ts';
import { isCanaryReader, readRegistry } from '@portal/shared/remote';
import type { ReadRegistry, RegistryEntry } from '@portal/shared/remote';
import * as v from 'valibot';
import { createPreviewReader } from './create-preview-reader';
import type { Preview } from './create-preview-reader';
import { createNeedsReader } from './create-needs-reader';
import { createHeldBack } from './create-held-back';
import type { HeldBack, RunningCanary } from './create-held-back';
import { createSignedLog } from './signed-log';
import { createFileVerifier } from './create-file-verifier';

export type PageKind = 'host' | 'customer';

export interface Releases {
  /** The address under which a version's own files are served. */
  base(kind: PageKind, version: string): string;
  /**
   * Remotes that do not fit to the shell of the same readers say what they lack.
   * @param group of a company: with the canaries that its readers get. Undefined: what everybody else gets
   */
  registry(group?: string): Promise<ReadRegistry>;
  /** What the link to a preview gives its holder. */
  preview(link: string): Promise<Preview>;
  /** The versions that some companies get. */
  canaries(): Promise<readonly RunningCanary[]>;
  /** Gives a canary to nobody any more, whatever the log says. */
  holdBack(canary: RunningCanary): void;
  /**
   * The live version, or undefined before the first build.
   * @param group of a company: the shell that its readers get. Undefined: the one of everybody else
   */
  current(kind: PageKind, group?: string): Promise<string | undefined>;
  /** Undefined when the version's files are missing, as the next one. */
  host(version: string): Promise<HostAssets | undefined>;
  customer(version: string): Promise<StandaloneAssets | undefined>;
  /** Why the pages of a version cannot be served, or undefined. Reads no file again that did not change. */
  findPageProblem(kind: PageKind, version: string): Promise<string | undefined>;
  /** Undefined when the version's folder is missing. */
  preloads(remote: string, version: string): Promise<RemotePreloads | undefined>;
  prerendered(folder: string): Promise<Prerendered>;
  /** The integrity of a version's scripts. Versions before 2026-11-27 have none. */
  scripts(folder: string): Promise<CheckedScripts | undefined>;
  /** Names of the files served at the root: favicon, robots.txt … */
  publicFiles(kind: PageKind, version: string): Promise<ReadonlySet<string>>;
  /** The folder that they are in. */
  publicFolder(kind: PageKind, version: string): string;
  /** Whether a file below the folder of releases may be sent. */
  isReleasedFile(file: string): boolean;
  /** About the record that is served, and what was not. */
  state(): Promise<ReleaseState>;
  /** Why the newest record of the log is not served, or undefined. */
  problem(): string | undefined;
}

export interface ReleaseState {
  /** Undefined before the first release, as the next two. */
  readonly sequence?: number | undefined;
  readonly at?: string | undefined;
  /** Of its signature; undefined also when it has no end. */
  readonly validUntil?: string | undefined;
  readonly refusedFiles: number;
}

export interface CheckedScripts {
  readonly hashes: ScriptHashes;
  /** The integrity of the table itself. */
  readonly integrity: string;
}

/** Serves only what one of the keys signed. */
export interface Trust {
  readonly publicKeys: readonly KeyObject[];
  /** Keeps what was accepted last. */
  readonly stateFile: string;
}

interface Source {
  readLive(): Promise<LiveVersions>;
  readState(): Promise<ReleaseState>;
  isReleasedFile(file: string): boolean;
  readPreview(link: string): Promise<Preview>;
  problem(): string | undefined;
}

function createSource(releases: string, trust: Trust | undefined, heldBack: HeldBack): Source {
  if (!trust) {
    const readNewest = createLogReader(releases);
    return {
      readLive: async () => (await readNewest())?.live ?? { remotes: [] },
      async readState() {
        const newest = await readNewest();
        return { sequence: newest?.sequence, at: newest?.at, refusedFiles: 0 };
      },
      isReleasedFile: () => true,
      // Nobody signed it.
      readPreview: async () => ({ ended: 'invalid' }),
      problem: () => undefined,
    };
  }
  const log = createSignedLog({ releases, ...trust });
  const verifier = createFileVerifier({ releases, getSeal: log.getSeal });
  const readLive = async (): Promise<LiveVersions> => log.readLive();
  return {
    readLive,
    readPreview: createPreviewReader({
      releases,
      publicKeys: trust.publicKeys,
      readLive,
      getSeal: log.getSeal,
      isWithdrawn: (remote, version) => log.isWithdrawn(remote, version) || heldBack.has({ remote, version }),
      isReleasedFile: verifier.isReleased,
    }),
    async readState() {
      const { sequence, at, validUntil } = log.getAccepted() ?? {};
      return { sequence, at, validUntil, refusedFiles: verifier.countRefused() };
    },
    isReleasedFile: verifier.isReleased,
    problem: log.getProblem,
  };
}

const toRunning = ({ target, version }: CanaryVersion): RunningCanary => ({ remote: target, version });

/**
 * Reads the published folder. What is live comes from the newest record of the log. The files of a version never
 * change.
 * @param trust undefined: the log needs no signature
 * @param heldBack canaries that nobody gets, whatever the log says
 */
export function createReleases(
  folder: string,
  trust?: Trust,
  heldBack: HeldBack = createHeldBack(),
): Releases {
  const source = createSource(folder, trust, heldBack);

  /** A file that is not the released one counts as missing. */
  async function readReleased(file: string): Promise<string> {
    if (!source.isReleasedFile(file))
      throw Object.assign(new Error(`${file} is not the file that was released`), { code: 'ENOENT' });
    return await readFile(file, 'utf8');
  }

  const immutable = new Map<string, Promise<unknown>>();
  const once = <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const known = immutable.get(key) as Promise<Value> | undefined;
    if (known) return known;
    const reading = read();
    immutable.set(key, reading);
    // A failure is not cached: the file may appear later.
    reading.catch(() => immutable.delete(key));
    return reading;
  };
  const { readLive } = source;
  const parsed = <Schema extends v.GenericSchema>(
    schema: Schema,
    file: string,
  ): Promise<v.InferOutput<Schema>> =>
    once(file, async () => v.parse(schema, JSON.parse(await readReleased(file))));
  const getReleaseFile = (...parts: string[]): string => path.join(folder, ...parts);

  type ServedCanary = CanaryVersion & Pick<Canary, 'percent' | 'groups'>;

  const listCanaries = ({ canaries = [] }: LiveVersions): readonly ServedCanary[] =>
    canaries.flatMap((canary) => {
      const { percent, groups } = canary;
      const chosen = readCanaryVersion(canary);
      return chosen && !heldBack.has(toRunning(chosen)) ? [{ ...chosen, percent, groups }] : [];
    });

  const listCanariesFor = (live: LiveVersions, group: string | undefined): readonly ServedCanary[] =>
    group === undefined
      ? []
      : listCanaries(live).filter((canary) => isCanaryReader(canary.target, canary, group));

  const getCurrent = (live: LiveVersions, kind: PageKind, group: string | undefined): string | undefined =>
    listCanariesFor(live, group).find(({ target }) => target === kind)?.version ?? live[kind];

  const findUnmet = createNeedsReader((where) =>
    readIfPresent(parsed(sharedNames, getReleaseFile(where, sharedNamesFile))),
  );

  async function readRegistryFor(group: string | undefined): Promise<ReadRegistry> {
    const live = await readLive();
    const registry = readRegistry(live.remotes);
    const chosen = listCanariesFor(live, group);
    const choose = (entry: RegistryEntry): RegistryEntry =>
      chosen.find(({ target }) => target === entry.name)?.entry ?? entry;
    const shell = getCurrent(live, 'host', group);
    const entries = registry.entries.map(async (entry) => {
      const version = choose(entry);
      const unmet = [...(await findUnmet(shell, version))];
      return unmet.length > 0 ? { ...version, unmet } : version;
    });
    return { ...registry, entries: await Promise.all(entries) };
  }

  const schemas = { host: hostAssets, customer: standaloneAssets };
  const assets = <Kind extends PageKind>(
    kind: Kind,
    name: string,
  ): Promise<v.InferOutput<(typeof schemas)[Kind]> | undefined> =>
    readIfPresent(parsed(schemas[kind], getReleaseFile(kind, name, 'assets.json')));

  async function findPageProblem(kind: PageKind, name: string): Promise<string | undefined> {
    const read = await assets(kind, name).catch(() => undefined);
    const broken = read
      ? read.scripts.find((script) => {
          const file = getReleaseFile(kind, name, script);
          return !existsSync(file) || !source.isReleasedFile(file);
        })
      : 'assets.json';
    return broken && `${kind}/${name}/${broken} cannot be read`;
  }

  return {
    base: (kind, name) => `/${kind}/${name}/`,
    registry: readRegistryFor,
    preview: source.readPreview,
    canaries: async () => listCanaries(await readLive()).map(toRunning),
    holdBack: heldBack.add,
    current: async (kind, group) => getCurrent(await readLive(), kind, group),
    host: (name) => assets('host', name),
    customer: (name) => assets('customer', name),
    findPageProblem,
    preloads: (remote, name) =>
      readIfPresent(parsed(remotePreloads, getReleaseFile('remotes', remote, name, 'preloads.json'))),
    async prerendered(where) {
      return (await readIfPresent(parsed(prerendered, getReleaseFile(where, 'prerender.json')))) ?? {};
    },
    scripts: (where) =>
      readIfPresent(
        once(`scripts:${where}`, async () => {
          const text = await readReleased(getReleaseFile(where, scriptHashesFile));
          return { hashes: v.parse(scriptHashes, JSON.parse(text)), integrity: hashScript(text) };
        }),
      ),
    publicFiles: (kind, name) =>
      once(`public:${kind}/${name}`, async () => {
        const entries = (await readIfPresent(readdir(getReleaseFile(kind, name, 'public')))) ?? [];
        return new Set(entries.filter((entry) => !/\.(br|gz)$/.test(entry)));
      }),
    publicFolder: (kind, name) => getReleaseFile(kind, name, 'public'),
    state: source.readState,
    isReleasedFile: source.isReleasedFile,
    problem: source.problem,
  };
}
