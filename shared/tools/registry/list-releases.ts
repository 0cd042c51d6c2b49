import type { ReleaseEvent, ReleaseRecord } from '@portal/build/releases/log/record.ts';
import type { History } from '@portal/build/releases/registry/history.ts';
import { findCanary, readLive } from '@portal/build/releases/registry/live.ts';
import { readReleases } from '@portal/build/releases/registry/operations.ts';
import { Refusal } from '../lib/say';

const sentences: Readonly<Record<ReleaseEvent['action'], (event: ReleaseEvent) => string>> = {
  adopt: () => 'was live before this log',
  build: () => 'built here, live',
  release: () => 'released',
  refuse: () => 'refused',
  promote: ({ from }) => `live${from ? `, instead of ${from}` : ''}`,
  rollback: ({ from }) => `live again, ${from ?? 'another version'} taken back`,
  withdraw: () => 'withdrawn',
  canary: ({ percent, companies }) =>
    `canary for ${[percent && `${percent} % of the companies`, companies && `${companies} listed`].filter(Boolean).join(' and ')}`,
  'end-canary': () => 'no canary any more',
  sign: () => 'signed',
};

function describeEvent(event: ReleaseEvent): string {
  const { action, target, version, commit, checks = [], reason } = event;
  const details = [
    commit && `commit ${commit}`,
    checks.length > 0 &&
      `checks: ${checks.map(({ name, found }) => (found ? `${name} (${found})` : name)).join(', ')}`,
    reason?.replaceAll('\n', '\n      '),
  ].filter(Boolean);
  return [
    `  ${target} ${version}: ${sentences[action](event)}`,
    ...details.map((line) => `      ${line}`),
  ].join('\n');
}

const describeRecord = ({ sequence, at, by, events }: ReleaseRecord, target: string | undefined): string =>
  [
    `#${sequence}  ${at.slice(0, 16).replace('T', ' ')} UTC  ${by}`,
    ...events.filter((event) => target === undefined || event.target === target).map(describeEvent),
  ].join('\n');

function describeVersion(
  version: string,
  { live, withdrawn, takenBack }: History,
  canary: string | undefined,
): string {
  if (version === canary) return `${version} (canary)`;
  if (withdrawn.has(version)) return `${version} (withdrawn)`;
  if (version === live) return `${version} (live)`;
  return takenBack.has(version) ? `${version} (taken back)` : version;
}

/** Prints the log, the newest last, and what is live. @param target only of this one */
export function listReleases(
  releases: string,
  target: string | undefined,
  print: (line: string) => void,
): void {
  const { records, targets } = readReleases(releases);
  if (records.length === 0) {
    print('Nothing is released yet.');
    return;
  }
  if (target !== undefined && !targets.some((one) => one.target === target))
    throw new Refusal(
      `Nothing of ${target} is released. There are: ${targets.map((one) => one.target).join(', ')}.`,
    );
  for (const record of records)
    if (target === undefined || record.events.some((event) => event.target === target))
      print(describeRecord(record, target));
  print('');
  const current = readLive(records);
  for (const { target: name, history } of targets)
    if (target === undefined || name === target)
      print(
        `${name}: ${[...history.seals.keys()].map((version) => describeVersion(version, history, findCanary(current, name)?.version)).join(', ') || 'nothing released'}`,
      );
}
