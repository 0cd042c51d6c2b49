import { Refusal } from '../../workspace/refusal';
import { appendRecord } from '../log/append-record';
import { readLog } from '../log/read-log';
import type { LiveVersions, ReleaseEvent, ReleaseRecord } from '../log/record';
import { adoptOlderReleases } from './adopt';

export interface Change {
  readonly events: readonly ReleaseEvent[];
  readonly live: LiveVersions;
}

/** Far more than writers can collide; an end in case the folder behaves unlike a file system. */
const mostTries = 1000;

/** What happened so far. Versions that were live before there was a log become its first record. */
export function openRegistry(releases: string): readonly ReleaseRecord[] {
  const { records } = readLog(releases);
  if (records.length > 0) return records;
  const adopted = adoptOlderReleases(releases);
  if (!adopted) return [];
  appendRecord(releases, {
    sequence: 1,
    at: new Date().toISOString(),
    by: 'the releases before the log',
    previous: '',
    ...adopted,
  });
  return readLog(releases).records;
}

/**
 * Compare-and-set: `plan` gets what is true now and says what changes. If another writer was faster, it is called
 * again with the new truth, so its checks hold for what is really there.
 * @returns the new record, or undefined when the plan changes nothing
 */
export function changeRegistry(
  releases: string,
  by: string,
  plan: (records: readonly ReleaseRecord[]) => Change | undefined,
): ReleaseRecord | undefined {
  openRegistry(releases);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { records, head } = readLog(releases);
    const change = plan(records);
    if (!change) return undefined;
    const record = {
      sequence: (records.at(-1)?.sequence ?? 0) + 1,
      at: new Date().toISOString(),
      by,
      previous: head,
      events: [...change.events],
      live: change.live,
    };
    if (appendRecord(releases, record)) return record;
  }
  throw new Refusal(`The log of releases in ${releases} could not be written.`);
}
