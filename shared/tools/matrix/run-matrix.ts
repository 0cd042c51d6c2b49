import type { PlannedBuild } from '@portal/build/plan-builds.ts';
import type { LiveVersions } from '@portal/build/releases/log/record.ts';
import { checkTogether, listLiveRemotes, withBuilt } from '@portal/build/releases/registry/live.ts';
import { Refusal } from '../lib/say';

/** A version built from the present sources. */
export interface Candidate extends Pick<PlannedBuild, 'kind' | 'target' | 'version'> {
  readonly folder: string;
}

export interface MatrixRow {
  readonly target: string;
  readonly version: string;
  /**
   * `after shell`: the released shell lacks what it needs, and the new one has it. `must be stopped first`: an API that
   * does not run on the migrated database, by intention.
   */
  readonly outcome: 'passed' | 'failed' | 'same version' | 'after shell' | 'must be stopped first';
  /** What was opened or called, or why it does not fit. */
  readonly found: string;
}

interface Setting {
  /** Folder of the released versions. */
  readonly releases: string;
  readonly live: LiveVersions;
  /** Opens the pages of a version next to what is live. @throws Refusal that names each page that fails */
  open(candidate: Candidate): Promise<string>;
}

const readLiveVersion = (live: LiveVersions, target: string): string | undefined =>
  target === 'host' ? live.host : listLiveRemotes(live).find(({ name }) => name === target)?.version;

/** Why the versions cannot be live together, or undefined. */
function findMisfit(releases: string, live: LiveVersions, added: readonly Candidate[]): string | undefined {
  const together = added.reduce((versions, one) => withBuilt(versions, one, one.folder), live);
  const folders = Object.fromEntries(added.map(({ target, folder }) => [target, folder]));
  try {
    checkTogether(releases, together, folders);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/**
 * Puts each new version alone next to what is live: the new shell under the released remotes, and each new remote into
 * the released shell. A version that fails does not stop the others.
 */
export async function runMatrix(
  candidates: readonly Candidate[],
  { releases, live, open }: Setting,
): Promise<MatrixRow[]> {
  const shell = candidates.find(({ kind }) => kind === 'host');
  const rows: MatrixRow[] = [];
  for (const candidate of candidates) {
    const { target, version } = candidate;
    const add = (outcome: MatrixRow['outcome'], found: string): void =>
      void rows.push({ target, version, outcome, found });
    if (readLiveVersion(live, target) === version) {
      add('same version', 'it is live');
      continue;
    }
    const misfit = findMisfit(releases, live, [candidate]);
    if (misfit !== undefined) {
      const fitsNewShell =
        shell && shell !== candidate && findMisfit(releases, live, [shell, candidate]) === undefined;
      add(fitsNewShell ? 'after shell' : 'failed', misfit);
      continue;
    }
    try {
      add('passed', await open(candidate));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      add('failed', error.message);
    }
  }
  return rows;
}
