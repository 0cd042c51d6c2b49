import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Agent } from './agent';
import { openPage } from './browser';

/** The factor by which the processor is slowed. */
export const SLOWDOWN = 4;

export interface SlowPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** A page of a signed-in agent on a slow machine. The API is not slowed. */
export async function openSlowPage(browser: Browser, portal: string, agent?: Agent): Promise<SlowPage> {
  const page = await openPage(browser, portal, agent);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devtools };
}
