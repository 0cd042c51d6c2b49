import type { Browser } from '@playwright/test';
import { tripPlanningEndpoints } from '@portal/shared/contract';
import type { Agent } from '../support/agent';
import { openSlowPage } from '../support/slow-page';
import { dragAlong, firstRenderAfter, scrollAlong, watchFirstBar, type Scrolled } from './in-page';

const SECONDS = 5;
const STEPS = 30;
const DAY_WIDTH = 132;

/** About twelve vehicles, and about four weeks, per second at 60 frames. */
const ways = {
  down: { right: 0, down: 10 },
  flung: { right: 0, down: 60 },
  across: { right: 30, down: 0 },
} as const;
export type Direction = keyof typeof ways;

export interface Shown {
  readonly firstRender: number;
  readonly scrolled: Readonly<Partial<Record<Direction, Scrolled>>>;
  /** Only for the portal. */
  readonly drag: readonly number[];
}

interface Place {
  readonly origin: string;
  readonly path: string;
  /** A part of the address of the read data. */
  readonly answer?: string;
  readonly agent?: Agent;
  /** The scroll directions. */
  readonly ways: readonly Direction[];
}

/** Measures a page with the calendar in a browser on a slow machine. */
export async function measureCalendar(
  browser: Browser,
  { origin, path, agent, ways: directions, answer = tripPlanningEndpoints.calendar.path }: Place,
): Promise<Shown> {
  const { page } = await openSlowPage(browser, origin, agent);
  try {
    await page.addInitScript(watchFirstBar);
    await page.goto(`${origin}${path}`);
    await page.waitForFunction(() => window.firstBar !== undefined, null, { timeout: 120_000 });
    const firstRender = await page.evaluate(firstRenderAfter, answer);
    // The shell's idle preloads finish before the scrolling begins.
    await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
    const drag = agent ? await page.evaluate(dragAlong, { steps: STEPS, width: DAY_WIDTH }) : [];
    const scrolled: Partial<Record<Direction, Scrolled>> = {};
    for (const way of directions)
      scrolled[way] = await page.evaluate(scrollAlong, { seconds: SECONDS, ...ways[way] });
    return { firstRender, drag, scrolled };
  } finally {
    await page.context().close();
  }
}
