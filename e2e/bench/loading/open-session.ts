import { chromium } from '@playwright/test';
import type { Agent } from '../support/agent';
import { storedSession } from '../support/stored-session';

/** Puts a session into the browser's storage, on a page of the portal's origin without its scripts. */
export async function openSession(port: number, origin: string, agent: Agent): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  try {
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no context.');
    const page = await context.newPage();
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate((items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    }, storedSession(agent));
    await page.close();
  } finally {
    await browser.close();
  }
}
