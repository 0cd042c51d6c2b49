import { clientReports, type ClientReport, type ClientReportPart } from '@portal/shared/contract';

/** A version of the shell or of a remote. */
export interface ReportedVersion {
  readonly target: string;
  readonly version: string;
}

export type Vitals = Pick<ClientReportPart, 'largestPaint' | 'slowestResponse' | 'layoutShift'>;

export interface Tally {
  /** A page of this version is on the screen from now on. It is a page of the shell too. */
  open(page: ReportedVersion): void;
  fail(version: ReportedVersion, kind: 'error' | 'load'): void;
  measure(version: ReportedVersion, vitals: Vitals): void;
  /** What happened since the last call, or undefined if nothing did. */
  take(): ClientReport | undefined;
}

type Counts = { -readonly [Key in keyof ClientReportPart]: ClientReportPart[Key] };

const getKey = ({ target, version }: ReportedVersion): string => `${target} ${version}`;

/**
 * Counts by version between two reports. A page of the shell fails with anything on it, because a change of the shell
 * often breaks the code of others.
 */
export function createTally(shell: ReportedVersion): Tally {
  const parts = new Map<string, Counts>();
  let current: { readonly page: ReportedVersion; readonly failed: Set<string> } | undefined;

  function getCounts(one: ReportedVersion): Counts {
    const key = getKey(one);
    const known = parts.get(key);
    if (known) return known;
    const made: Counts = { ...one, pages: 0, failedPages: 0, errors: 0, failedLoads: 0 };
    // More than a report may have are not counted at all.
    if (parts.size < clientReports.partsMax) parts.set(key, made);
    return made;
  }

  function add(counts: Counts, name: 'pages' | 'failedPages' | 'errors' | 'failedLoads'): void {
    counts[name] = Math.min(counts[name] + 1, clientReports.countMax);
  }

  return {
    open(page) {
      current = { page, failed: new Set() };
      for (const counts of new Set([getCounts(page), getCounts(shell)])) add(counts, 'pages');
    },
    fail(version, kind) {
      const counts = getCounts(version);
      add(counts, kind === 'error' ? 'errors' : 'failedLoads');
      if (!current || ![current.page, shell].some((one) => getKey(one) === getKey(version))) return;
      for (const one of [version, shell]) {
        if (current.failed.has(getKey(one))) continue;
        current.failed.add(getKey(one));
        add(getCounts(one), 'failedPages');
      }
    },
    measure(version, vitals) {
      if (Object.keys(vitals).length > 0) Object.assign(getCounts(version), vitals);
    },
    take() {
      if (parts.size === 0) return undefined;
      const report = { parts: [...parts.values()] };
      parts.clear();
      return report;
    },
  };
}
