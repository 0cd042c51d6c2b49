import { clientReports, type ClientReport, type ClientReportPart } from '@portal/shared/contract';

/** A version of the shell or of a remote. */
export interface ReportedVersion {
  readonly target: string;
  readonly version: string;
}

export type Vitals = Pick<ClientReportPart, 'largestPaint' | 'slowestResponse' | 'layoutShift'>;

export interface Tally {
  /** A page of this version is on the screen from now on. */
  open(page: ReportedVersion): void;
  fail(version: ReportedVersion, kind: 'error' | 'load'): void;
  measure(version: ReportedVersion, vitals: Vitals): void;
  /** What happened since the last call, or undefined if nothing did. */
  take(): ClientReport | undefined;
}

type Counts = { -readonly [Key in keyof ClientReportPart]: ClientReportPart[Key] };

const getKey = ({ target, version }: ReportedVersion): string => `${target} ${version}`;

/** Counts by version between two reports. */
export function createTally(): Tally {
  const parts = new Map<string, Counts>();
  let current: { readonly key: string; hasFailed: boolean } | undefined;

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
      current = { key: getKey(page), hasFailed: false };
      add(getCounts(page), 'pages');
    },
    fail(version, kind) {
      const counts = getCounts(version);
      add(counts, kind === 'error' ? 'errors' : 'failedLoads');
      if (current?.key !== getKey(version) || current.hasFailed) return;
      current.hasFailed = true;
      add(counts, 'failedPages');
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
