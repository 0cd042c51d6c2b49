import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openPage } from '../support/browser';
import type { Agent } from '../support/agent';
import { clickToContent, waitForContent } from './content';
import type { Target } from './targets';

/** The usual time between pointing at a link and clicking it. */
const handMs = 200;

export interface Clicks {
  /** Milliseconds to content of a remote that was not loaded before. */
  readonly first: number;
  /** The same page with its remote loaded. */
  readonly again: number;
  /** A full load of the same page, with the files in the browser's cache. */
  readonly wholeLoad: number;
}

interface Visit {
  readonly browser: Browser;
  readonly portal: string;
  readonly agent: Agent;
  readonly from: Target;
  readonly to: Target;
}

/** Goes from one remote's page to another's, back, and there again. */
export async function measureClicks({ browser, portal, agent, from, to }: Visit): Promise<Clicks> {
  const page = await openPage(browser, portal, agent);
  try {
    await page.goto(portal + from.path, { waitUntil: 'load' });
    await waitForContent(page);
    await page.hover(to.selector);
    await delay(handMs);
    const first = await clickToContent(page, to.selector);
    await clickToContent(page, from.selector);
    const again = await clickToContent(page, to.selector);
    await page.goto(portal + to.path, { waitUntil: 'commit' });
    await waitForContent(page);
    const wholeLoad = await page.evaluate(() => performance.now());
    return { first, again, wholeLoad };
  } finally {
    await page.context().close();
  }
}
