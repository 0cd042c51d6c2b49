import type { Browser } from '@playwright/test';
import type { Figure } from '../benchmark/benchmark';
import { openSlowPage, type SlowPage } from '../support/slow-page';
import { openList } from './open-list';
import type { Desk } from '../support/desk';

const SECONDS = 10;

export interface Ticking {
  /** Milliseconds of scripts and of all work of the page, per second. */
  readonly script: number;
  readonly all: number;
  /** Rows with any change, and rows with a changed text, per second. */
  readonly written: number;
  readonly changed: number;
}

async function workSoFar({ devtools }: SlowPage): Promise<{ script: number; all: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (metric: string) => 1000 * (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN);
  return { script: value('ScriptDuration'), all: value('TaskDuration') };
}

/** Counts changes in the rows of the list for some seconds. */
const watchRows = (seconds: number) =>
  new Promise<{ written: number; changed: number }>((resolve) => {
    const grid = document.querySelector('[role="grid"]') as HTMLElement;
    const texts = new Map<Element, string>();
    const count = { written: 0, changed: 0 };
    for (const row of grid.querySelectorAll('[role="row"]')) texts.set(row, row.textContent ?? '');
    const observer = new MutationObserver((records) => {
      const rows = new Set(
        records.flatMap(
          ({ target }) =>
            (target instanceof Element ? target : target.parentElement)?.closest('[role="row"]') ?? [],
        ),
      );
      count.written += rows.size;
      for (const row of rows) {
        if (texts.get(row) !== row.textContent) count.changed += 1;
        texts.set(row, row.textContent ?? '');
      }
    });
    observer.observe(grid, { subtree: true, childList: true, characterData: true, attributes: true });
    setTimeout(() => {
      observer.disconnect();
      resolve({ written: count.written / seconds, changed: count.changed / seconds });
    }, seconds * 1000);
  });

/** All live enquiries in one list, counting down. */
export async function measureTicking(
  browser: Browser,
  portal: string,
  desk: Desk,
  live: number,
): Promise<Ticking> {
  const slow = await openSlowPage(browser, portal, desk);
  try {
    await openList(slow, portal, '?status=new&sort=expiry-asc', live);
    const before = await workSoFar(slow);
    const rows = await slow.page.evaluate(watchRows, SECONDS);
    const after = await workSoFar(slow);
    return {
      script: (after.script - before.script) / SECONDS,
      all: (after.all - before.all) / SECONDS,
      ...rows,
    };
  } finally {
    await slow.page.context().close();
  }
}

export const tickingFigures = (live: number, { script, all, written, changed }: Ticking): Figure[] => [
  {
    label: `${live} counting down: scripts, in a second`,
    value: script,
    unit: 'ms',
    bar: { atMost: 20 },
    comparisons: [{ label: 'all work of the page', value: all }],
  },
  {
    label: `${live} counting down: rows written to, in a second`,
    value: written,
    unit: 'count',
    bar: { atMost: changed },
    comparisons: [{ label: 'rows whose text changed', value: changed }],
  },
];
