import type { ClientReportPart } from '@portal/shared/contract';
import type { PageCounts } from './find-canary-problem';

export interface PageWindow {
  add(part: Pick<ClientReportPart, 'target' | 'version' | 'pages' | 'failedPages'>): void;
  /** What was added within the window. */
  sum(target: string, version: string): PageCounts;
}

type Counts = { -readonly [Key in keyof PageCounts]: PageCounts[Key] };

/** The window moves on in this many steps. */
const STEPS = 30;

/** Counts pages by version over the last while. Its size depends on the number of versions, not of reports. */
export function createPageWindow(milliseconds: number, now: () => number): PageWindow {
  const slices: { readonly begin: number; readonly counts: Map<string, Counts> }[] = [];
  const getKey = (target: string, version: string): string => `${target} ${version}`;

  function dropOld(): void {
    while (slices[0] && slices[0].begin <= now() - milliseconds) slices.shift();
  }

  function getNewest(): Map<string, Counts> {
    const newest = slices.at(-1);
    if (newest && now() - newest.begin < milliseconds / STEPS) return newest.counts;
    const counts = new Map<string, Counts>();
    slices.push({ begin: now(), counts });
    return counts;
  }

  return {
    add({ target, version, pages, failedPages }) {
      dropOld();
      const newest = getNewest();
      const key = getKey(target, version);
      const counts = newest.get(key) ?? { pages: 0, failedPages: 0 };
      counts.pages += pages;
      counts.failedPages += failedPages;
      newest.set(key, counts);
    },
    sum(target, version) {
      dropOld();
      const total: Counts = { pages: 0, failedPages: 0 };
      for (const { counts } of slices) {
        const found = counts.get(getKey(target, version));
        total.pages += found?.pages ?? 0;
        total.failedPages += found?.failedPages ?? 0;
      }
      return total;
    },
  };
}
