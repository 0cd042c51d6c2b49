import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPage } from '../support/browser';
import type { Desk } from './prepare';

/** A processor of this fraction of ours. */
export const SLOWDOWN = 4;

export interface SlowPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** A page of a signed-in agent on a slow machine. The API is as quick as ever. */
export async function openSlowPage(browser: Browser, portal: string, desk: Desk): Promise<SlowPage> {
  const page = await openPage(browser, portal, desk);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devtools };
}

/** Opens the list and waits until every enquiry that it needs has been read. */
export async function openList({ page }: SlowPage, portal: string, search: string, rows: number): Promise<void> {
  await page.goto(`${portal}/enquiries${search}`);
  await page.locator(`[role="grid"][aria-rowcount="${rows + 1}"]`).waitFor({ timeout: 120_000 });
  await page.waitForFunction(() => !/Searching/.test(document.querySelector('main')?.textContent ?? ''), null, { timeout: 120_000 });
}
