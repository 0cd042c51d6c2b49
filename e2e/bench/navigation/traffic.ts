import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Agent } from '../support/agent';
import { openPage } from '../support/browser';
import { waitForContent } from './content';

export interface Traffic {
  /** Transferred bytes by path, for requests before the content appeared … */
  readonly first: ReadonlyMap<string, number>;
  /** … and in idle time afterwards. */
  readonly later: ReadonlyMap<string, number>;
}

/** Idle preloading counts as finished after this long without a request. */
const quietMs = 3000;

export async function measureTraffic(
  browser: Browser,
  portal: string,
  path: string,
  agent?: Agent,
): Promise<Traffic> {
  const page = await openPage(browser, portal, agent);
  try {
    const first = new Map<string, number>();
    const later = new Map<string, number>();
    let contentIsThere = false;
    let lastMs = performance.now();
    const inspector = await page.context().newCDPSession(page);
    const requests = new Map<string, { path: string; list: Map<string, number> }>();
    inspector.on('Network.requestWillBeSent', ({ requestId, request }) => {
      lastMs = performance.now();
      requests.set(requestId, { path: new URL(request.url).pathname, list: contentIsThere ? later : first });
    });
    inspector.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      lastMs = performance.now();
      const request = requests.get(requestId);
      request?.list.set(request.path, (request.list.get(request.path) ?? 0) + encodedDataLength);
    });
    await inspector.send('Network.enable');
    await page.goto(portal + path, { waitUntil: 'load' });
    await waitForContent(page);
    contentIsThere = true;
    while (performance.now() - lastMs < quietMs) await delay(100);
    return { first, later };
  } finally {
    await page.context().close();
  }
}
