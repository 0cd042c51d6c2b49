import type { Browser, CDPSession } from '@playwright/test';
import type { Agent } from '../support/agent';
import { openPage } from '../support/browser';
import { clickToContent, waitForContent } from './content';
import type { Target } from './targets';

const navigations = 500;
/** Until every remote is loaded and the caches are full. */
const warmUp = 40;

/** Megabytes of JavaScript memory that the navigations across all remotes leave behind. */
export async function memoryGrowth(
  browser: Browser,
  portal: string,
  agent: Agent,
  targets: readonly Target[],
): Promise<{ growth: number; before: number }> {
  const page = await openPage(browser, portal, agent);
  try {
    const [start] = targets;
    if (!start) throw new Error('The sidebar has no entries.');
    await page.goto(portal + start.path);
    await waitForContent(page);
    const inspector = await page.context().newCDPSession(page);
    await inspector.send('Performance.enable');
    let at = 0;
    const navigate = async (times: number) => {
      for (let count = 0; count < times; count += 1) {
        at = (at + 1) % targets.length;
        await clickToContent(page, targets[at]?.selector ?? start.selector);
      }
    };
    await navigate(warmUp);
    const before = await usedMemory(inspector);
    await navigate(navigations);
    return { growth: (await usedMemory(inspector)) - before, before };
  } finally {
    await page.context().close();
  }
}

async function usedMemory(inspector: CDPSession): Promise<number> {
  // What the first collection finalizes, the second can free.
  for (let time = 0; time < 2; time += 1) await inspector.send('HeapProfiler.collectGarbage');
  const { metrics } = await inspector.send('Performance.getMetrics');
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize');
  if (!used) throw new Error('The browser does not tell its memory.');
  return used.value / 1e6;
}
