import { Refusal } from '../../workspace/refusal';
import { getVersionFolder } from '../places';
import type { ReleaseEvent, ReleaseRecord } from '../log/record';
import type { Signing } from '../log/signature';
import { changeRegistry, openRegistry } from './change-registry';
import type { RegistryAccess } from './change-registry';
import { listHealthyBefore, readHistory } from './history';
import type { History } from './history';
import { checkTogether, findCanary, listCanaryVersions, readLive, withVersion, removeCanary } from './live';
import { findDamage } from './seal';

export interface Moved {
  readonly target: string;
  readonly version: string;
  /** The version that was live before. */
  readonly from?: string | undefined;
}

const listTargets = (records: readonly ReleaseRecord[]): string[] => [
  ...new Set(records.flatMap(({ events }) => events.map(({ target }) => target))),
];

/** @throws Refusal when nothing of this name was ever released */
export function requireHistory(
  records: readonly ReleaseRecord[],
  target: string | undefined,
  command: string,
): History {
  const targets = listTargets(records).sort();
  if (!target || !targets.includes(target))
    throw new Refusal(
      targets.length === 0
        ? 'Nothing is released yet.'
        : `Which one? One of: ${targets.join(', ')}. For example: npm run ${command} -- ${targets.at(-1)}`,
    );
  return readHistory(records, target);
}

/** Why a version cannot become live, or undefined. */
export function findObstacle(
  releases: string,
  history: History,
  target: string,
  version: string,
): string | undefined {
  if (!history.seals.has(version))
    return `${target} has no released version ${version}. It has: ${[...history.seals.keys()].join(', ')}.`;
  if (history.withdrawn.has(version)) return `${target} ${version} was withdrawn.`;
  const damage = findDamage(getVersionFolder(releases, target, version), history.seals.get(version));
  return damage && `${target} ${version} cannot be used: ${damage}.`;
}

function readMove(record: ReleaseRecord | undefined, action: ReleaseEvent['action']): Moved {
  const event = record?.events.find((one) => one.action === action);
  if (!event) throw new Error(`The record has no ${action}.`);
  return { target: event.target, version: event.version, from: event.from };
}

/** Makes a released version live. @throws Refusal when it was never released, was withdrawn, was changed, or does not fit to what is live */
export function promote(
  access: RegistryAccess,
  target: string | undefined,
  version: string | undefined,
): Moved {
  const { releases } = access;
  const record = changeRegistry(access, (records) => {
    const history = requireHistory(records, target, 'promote');
    if (!target || !version)
      throw new Refusal(`Which version of ${target}? One of: ${[...history.seals.keys()].join(', ')}.`);
    if (version === history.live) throw new Refusal(`${target} ${version} is live already.`);
    const obstacle = findObstacle(releases, history, target, version);
    if (obstacle) throw new Refusal(obstacle);
    const live = withVersion(releases, readLive(records), target, version);
    checkTogether(releases, live);
    return { events: [{ action: 'promote', target, version, from: history.live }], live };
  });
  return readMove(record, 'promote');
}

interface WayBack {
  readonly version: string;
  /** Healthy versions that were passed over because their files are damaged. */
  readonly passedOver: readonly string[];
}

/** @throws Refusal when there is nothing to go back to */
function findWayBack(releases: string, history: History, target: string): WayBack {
  const passedOver: string[] = [];
  for (const version of listHealthyBefore(history)) {
    const obstacle = findObstacle(releases, history, target, version);
    if (!obstacle) return { version, passedOver };
    passedOver.push(obstacle);
  }
  throw new Refusal(
    [
      ...passedOver,
      `${target} has no version that was live and healthy before ${history.live ?? 'now'}. Release a repaired one.`,
    ].join('\n'),
  );
}

/** @throws Refusal when this version was not live and healthy */
function checkWayBack(releases: string, history: History, target: string, version: string): WayBack {
  if (version === history.live) throw new Refusal(`${target} ${version} is live already.`);
  const healthy = listHealthyBefore(history);
  const obstacle = findObstacle(releases, history, target, version);
  if (obstacle) throw new Refusal(obstacle);
  if (!healthy.includes(version))
    throw new Refusal(
      `${target} ${version} ${history.takenBack.has(version) ? 'was taken back' : 'was never live'}. ` +
        `A rollback goes to one of: ${healthy.join(', ') || 'none'}. To make another version live: npm run promote -- ${target} ${version}`,
    );
  return { version, passedOver: [] };
}

export interface RolledBack extends Moved {
  readonly passedOver: readonly string[];
}

/**
 * Goes back to the version that was live and healthy before, or to a given one of those. The version that was live
 * counts as taken back: later rollbacks skip it.
 */
export function rollBack(
  access: RegistryAccess,
  target: string | undefined,
  requestedVersion: string | undefined,
  reason?: string,
): RolledBack {
  let passedOver: readonly string[] = [];
  const { releases } = access;
  const record = changeRegistry(access, (records) => {
    const history = requireHistory(records, target, 'rollback');
    if (!target || history.live === undefined) throw new Refusal(`${target} is not live.`);
    const way = requestedVersion
      ? checkWayBack(releases, history, target, requestedVersion)
      : findWayBack(releases, history, target);
    passedOver = way.passedOver;
    const live = withVersion(releases, readLive(records), target, way.version);
    checkTogether(releases, live);
    const event = { action: 'rollback', target, version: way.version, from: history.live, reason } as const;
    return { events: [event], live };
  });
  return { ...readMove(record, 'rollback'), passedOver };
}

export interface Withdrawn {
  readonly target: string;
  readonly version: string;
  /** What is live in its place, if it was live. */
  readonly back?: string | undefined;
}

/** A version never becomes live again. If it is live, its target goes back in the same step; if it is a canary, nobody gets it any more. */
export function withdraw(
  access: RegistryAccess,
  target: string | undefined,
  version: string | undefined,
  reason: string | undefined,
): Withdrawn {
  const { releases } = access;
  const record = changeRegistry(access, (records) => {
    const history = requireHistory(records, target, 'withdraw');
    if (!target || !version || !history.seals.has(version))
      throw new Refusal(`Which version of ${target}? One of: ${[...history.seals.keys()].join(', ')}.`);
    if (!reason) throw new Refusal('Say why, for the log: --reason "…"');
    if (history.withdrawn.has(version)) throw new Refusal(`${target} ${version} is withdrawn already.`);
    const withdrawal = { action: 'withdraw', target, version, reason } as const;
    const before = readLive(records);
    if (history.live !== version) {
      const isCanary = findCanary(before, target)?.version === version;
      return { events: [withdrawal], live: isCanary ? removeCanary(before, target) : before };
    }
    const back = findWayBack(releases, history, target).version;
    const live = withVersion(releases, before, target, back);
    checkTogether(releases, live);
    return {
      events: [withdrawal, { action: 'rollback', target, version: back, from: version, reason }],
      live,
    };
  });
  const events = record?.events ?? [];
  const [withdrawn] = events;
  if (!withdrawn) throw new Error('The record has no withdrawal.');
  return {
    target: withdrawn.target,
    version: withdrawn.version,
    back: events.find(({ action }) => action === 'rollback')?.version,
  };
}

const requireKey = (_log: unknown, signing: Signing | undefined): void => {
  if (!signing?.privateKey) throw new Refusal('Set RELEASE_SIGNING_KEY to sign the log of releases.');
};

export interface SignedLive {
  readonly validUntil: string | undefined;
  readonly versions: readonly { readonly target: string; readonly version: string }[];
}

/**
 * Signs everything that is live, also what no trusted key signed before: the first signature, a longer validity, or
 * another key.
 * @throws Refusal without a key, without releases, or when the files of a version are not those of the log
 */
export function signLive(access: RegistryAccess): SignedLive {
  const { releases } = access;
  let versions: SignedLive['versions'] = [];
  const record = changeRegistry(
    access,
    (records) => {
      versions = listTargets(records).flatMap((target) => {
        const history = readHistory(records, target);
        const version = history.live;
        if (version === undefined) return [];
        const obstacle = findObstacle(releases, history, target, version);
        if (obstacle) throw new Refusal(obstacle);
        return [{ target, version }];
      });
      if (versions.length === 0) throw new Refusal('Nothing is live yet.');
      for (const { target, version } of listCanaryVersions(readLive(records))) {
        const obstacle = findObstacle(releases, readHistory(records, target), target, version);
        if (obstacle) throw new Refusal(obstacle);
      }
      return {
        events: versions.map((one) => ({ action: 'sign' as const, ...one })),
        live: readLive(records),
      };
    },
    requireKey,
  );
  return { validUntil: record?.validUntil, versions };
}

/** What is live now, with the log behind it. */
export function readReleases(releases: string): {
  readonly records: readonly ReleaseRecord[];
  readonly targets: readonly { readonly target: string; readonly history: History }[];
} {
  const records = openRegistry(releases);
  return {
    records,
    targets: listTargets(records)
      .sort()
      .map((target) => ({ target, history: readHistory(records, target) })),
  };
}
