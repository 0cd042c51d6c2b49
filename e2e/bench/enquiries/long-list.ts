import type { Browser } from '@playwright/test';
import type { Figure } from '../benchmark/benchmark';
import { median } from '../support/statistics';
import { scrollOn, waitUntilQuiet } from './in-page';
import { openSlowPage } from '../support/slow-page';
import { openList } from './open-list';
import type { Desk } from '../support/desk';

const SEARCH = 'input[type="search"]';
/** Letter by letter, and back; each changes the shown rows. */
const words = ['anna petrova 1', 'kia picanto', 'downtown'];
const SCROLL_SECONDS = 4;

export interface LongList {
  readonly firstRender: number;
  readonly keystrokes: readonly number[];
  readonly fps: number;
  readonly nodes: number;
  /** Frames per second of the same rows in react-window. */
  readonly windowed: number;
}

interface Lists {
  readonly portal: string;
  readonly windowed: string;
  readonly desk: Desk;
  readonly rows: number;
}

/** Searches and scrolls all rows in the browser; then scrolls the same rows in react-window. */
export async function measureLongList(browser: Browser, lists: Lists): Promise<LongList> {
  const own = await measureOwn(browser, lists);
  const { page } = await openSlowPage(browser, lists.windowed);
  try {
    await page.goto(lists.windowed);
    await page.locator('[data-list] [role="row"]').first().waitFor({ timeout: 120_000 });
    return { ...own, windowed: (await page.evaluate(scrollOn, SCROLL_SECONDS)).fps };
  } finally {
    await page.context().close();
  }
}

async function measureOwn(
  browser: Browser,
  { portal, desk, rows }: Lists,
): Promise<Omit<LongList, 'windowed'>> {
  const slow = await openSlowPage(browser, portal, desk);
  const { page } = slow;
  try {
    await openList(slow, portal, '?sort=amount-desc', rows);
    const type = (text: string) => page.evaluate(waitUntilQuiet, { type: text, into: SEARCH });
    // From no match to all matches: every row is shown again.
    await type('no such thing');
    const firstRender = await type('');
    const keystrokes: number[] = [];
    for (const word of words) {
      for (let length = 1; length <= word.length; length += 1)
        keystrokes.push(await type(word.slice(0, length)));
      for (let length = word.length - 1; length >= 0; length -= 1)
        keystrokes.push(await type(word.slice(0, length)));
    }
    const scroll = await page.evaluate(scrollOn, SCROLL_SECONDS);
    return { firstRender, keystrokes, ...scroll };
  } finally {
    await page.context().close();
  }
}

export const longListFigures = (
  rows: number,
  { firstRender, keystrokes, fps, nodes, windowed }: LongList,
): Figure[] => [
  { label: `${rows} rows held: shown again`, value: firstRender, unit: 'ms', bar: { atMost: 250 } },
  {
    label: `${rows} rows held: a letter typed, to the rows it leaves, median`,
    value: median(keystrokes),
    unit: 'ms',
    bar: { atMost: 64 },
  },
  {
    label: `${rows} rows held: a letter typed, worst`,
    value: Math.max(...keystrokes),
    unit: 'ms',
    bar: { atMost: 80 },
  },
  {
    label: `${rows} rows held: frames while scrolling`,
    value: fps,
    unit: 'per second',
    bar: { atLeast: 60 },
    comparisons: [{ label: 'react-window', value: windowed }],
  },
  { label: `${rows} rows held: elements of the page`, value: nodes, unit: 'count', bar: { atMost: 2500 } },
];
