import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { signInAgain } from './agent';
import type { Agent } from './agent';
import { chromiumPath } from './chromium';
import type { CleanUp } from './clean-up';
import { storedSession } from './stored-session';

export async function openBrowser(cleanUp: CleanUp): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  cleanUp.add(() => browser.close());
  return browser;
}

/** A page with an empty cache; an agent is already logged in. Each has its own session. */
export async function openPage(browser: Browser, origin: string, agent?: Agent): Promise<Page> {
  const items = agent ? storedSession(await signInAgain(agent)) : {};
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  // tsx adds this helper to functions, including those that run in the page, where it does not exist.
  await context.addInitScript('globalThis.__name ??= (target) => target');
  return context.newPage();
}
