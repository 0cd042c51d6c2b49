import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../workspace/refusal';
import { getVersionFolder } from '../places';
import type { LiveVersions, PassedCheck, ReleaseEvent, ReleaseRecord } from '../log/record';
import { claimTarget } from '../work/claim';
import { changeRegistry, openRegistry } from './change-registry';
import type { RegistryAccess } from './change-registry';
import { readHistory } from './history';
import { removeLeftovers } from './leftovers';
import { checkTogether, readLive, withVersion } from './live';
import { readSealHash } from './seal';

/** The steps of a release, in this order. The sources are checked while the version is built. */
export type ReleasePhase = 'claim' | 'sources' | 'build' | 'check' | 'place' | 'record' | 'done';

export interface ReleasePlan {
  readonly target: string;
  readonly version: string;
  readonly commit?: string | undefined;
  /** Released, but not live until it is promoted. */
  readonly hold?: boolean;
  /** Looks at the sources, while the version is built. @throws Refusal for sources that must not be released */
  checkSources?(): Promise<readonly PassedCheck[]>;
  /** Builds the version into a work folder, calls `use` with it, and removes the folder. */
  build(use: (folder: string) => Promise<void>): Promise<void>;
  /** @throws Refusal for a version that must not be released */
  check(folder: string, live: LiveVersions): Promise<readonly PassedCheck[]>;
  onPhase?(phase: ReleasePhase): void;
}

/** @throws Refusal when the version exists */
function checkIsNew(records: readonly ReleaseRecord[], target: string, version: string): void {
  if (readHistory(records, target).seals.has(version))
    throw new Refusal(
      `${target} ${version} is released already, and a release never changes: raise the version in its package.json. (To make it live again: npm run promote -- ${target} ${version})`,
    );
}

/**
 * Builds a version, checks it where no browser finds it, puts it in place and records it. The record is the one step
 * that counts: whatever ends the process before, nothing of the version stays, and the next try begins from the start.
 */
export async function releaseVersion(access: RegistryAccess, plan: ReleasePlan): Promise<void> {
  const { releases } = access;
  const { target, version, commit, onPhase = () => undefined } = plan;
  const giveBack = claimTarget(releases, target);
  try {
    onPhase('claim');
    removeLeftovers(releases, target);
    checkIsNew(openRegistry(releases), target, version);
    await recordRefusal(access, plan, async () => {
      onPhase('sources');
      const sources = plan.checkSources?.() ?? Promise.resolve([]);
      onPhase('build');
      const building = plan.build(async (folder) => {
        onPhase('check');
        const opened = await plan.check(folder, readLive(openRegistry(releases)));
        const checks = [...(await sources), ...opened];
        onPhase('place');
        place(folder, getVersionFolder(releases, target, version));
        onPhase('record');
        record(access, plan, { target, version, commit, checks });
        onPhase('done');
      });
      await endBoth(sources, building);
    });
  } finally {
    // A refusal between place and record leaves a version without a record.
    removeLeftovers(releases, target);
    giveBack();
  }
}

/** @throws what the first of them threw, after both have ended */
async function endBoth(first: Promise<unknown>, second: Promise<unknown>): Promise<void> {
  for (const result of await Promise.allSettled([first, second]))
    if (result.status === 'rejected') throw result.reason;
}

/** A refused version is recorded with the reason. Its files do not stay. @throws Refusal that names it */
async function recordRefusal(
  access: RegistryAccess,
  { target, version, commit }: ReleasePlan,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    changeRegistry(access, (records) => ({
      events: [{ action: 'refuse', target, version, commit, reason: error.message }],
      live: readLive(records),
    }));
    throw new Refusal(`${target} ${version} was not released: ${error.message}`);
  }
}

function place(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  if (existsSync(to)) throw new Refusal(`${to} exists already, and is not of a release. Remove it by hand.`);
  renameSync(from, to);
}

function record(access: RegistryAccess, plan: ReleasePlan, details: Omit<ReleaseEvent, 'action'>): void {
  const { releases } = access;
  const { target, version } = details;
  const seal = readSealHash(getVersionFolder(releases, target, version));
  changeRegistry(access, (records) => {
    checkIsNew(records, target, version);
    const before = readLive(records);
    const released: ReleaseEvent = { action: 'release', ...details, seal };
    if (plan.hold) return { events: [released], live: before };
    const live = withVersion(releases, before, target, version);
    checkTogether(releases, live);
    const from = readHistory(records, target).live;
    return { events: [released, { action: 'promote', target, version, from }], live };
  });
}
