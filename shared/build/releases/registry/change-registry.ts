import { Refusal } from '../../workspace/refusal';
import { appendRecord } from '../log/append-record';
import { readLog } from '../log/read-log';
import type { ReleaseLog } from '../log/read-log';
import type { LiveVersions, ReleaseEvent, ReleaseRecord } from '../log/record';
import { findSignatureProblem, signRecord } from '../log/signature';
import type { Signing } from '../log/signature';
import { adoptOlderReleases } from './adopt';

/** Who changes which folder of releases, and how they sign it. */
export interface RegistryAccess {
  readonly releases: string;
  readonly by: string;
  /** Undefined: without a signature. */
  readonly signing?: Signing | undefined;
}

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

/** Whether the newest record has a signature, trusted or not. */
const isSigned = ({ records }: ReleaseLog): boolean => records.at(-1)?.signature !== undefined;

/**
 * A signature covers everything that is live. So nobody signs on top of a record that no trusted key signed, and
 * nobody adds an unsigned record that the gateways would refuse.
 * @throws Refusal
 */
function checkMayExtend(log: ReleaseLog, signing: Signing | undefined): void {
  if (!signing?.privateKey) {
    if (isSigned(log) || (signing?.publicKeys.length ?? 0) > 0)
      throw new Refusal('The log of releases is signed. Set RELEASE_SIGNING_KEY to change it.');
    return;
  }
  const problem = log.newestText && findSignatureProblem(log.newestText, signing.publicKeys);
  if (problem)
    throw new Refusal(
      `The newest record of the log of releases cannot be trusted: ${problem}. Compare it with what you released (npm run releases). If it is right: npm run sign-releases`,
    );
}

/**
 * Compare-and-set: `plan` gets what is true now and says what changes. If another writer was faster, it is called
 * again with the new truth, so its checks hold for what is really there.
 * @returns the new record, or undefined when the plan changes nothing
 */
export function changeRegistry(
  { releases, by, signing }: RegistryAccess,
  plan: (records: readonly ReleaseRecord[]) => Change | undefined,
  checkLog: (log: ReleaseLog, signing: Signing | undefined) => void = checkMayExtend,
): ReleaseRecord | undefined {
  openRegistry(releases);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const log = readLog(releases);
    const { records, head } = log;
    const change = plan(records);
    if (!change) return undefined;
    checkLog(log, signing);
    const unsigned: ReleaseRecord = {
      sequence: (records.at(-1)?.sequence ?? 0) + 1,
      at: new Date().toISOString(),
      by,
      previous: head,
      events: [...change.events],
      live: change.live,
    };
    const record = signing ? signRecord(unsigned, signing) : unsigned;
    if (appendRecord(releases, record)) return record;
  }
  throw new Refusal(`The log of releases in ${releases} could not be written.`);
}
