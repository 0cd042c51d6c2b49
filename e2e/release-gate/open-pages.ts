import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { countryCodes } from '@portal/shared/contract';
import { locales } from '@portal/shared/i18n/locales';
import { judgePage } from '../explorer/judge';
import { openPage } from '../explorer/page/open-page';
import { observe } from '../explorer/page/read-page';
import type { PlannedOpening } from './plan-openings';
import { createAxe } from '../fixtures/create-axe';

/** After so many failing pages of a country the others are not opened: each may wait for its limit of time. */
const ENOUGH = 3;

const serious: readonly unknown[] = ['serious', 'critical'];

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The gate needs no network, and a page that asks for one must not depend on it.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });

async function listObstacles(page: Page): Promise<string[]> {
  const { violations } = await createAxe(page).analyze();
  return violations
    .filter(({ impact }) => serious.includes(impact))
    .map(
      ({ id, help, nodes }) =>
        `axe finds ${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
}

interface Setting {
  readonly browser: Browser;
  readonly origin: string;
  /** Headings that only error pages have. */
  readonly errorTitles: readonly string[];
}

async function findFaults(
  context: BrowserContext,
  { address, isExamined, ...opening }: PlannedOpening,
  { origin, errorTitles }: Setting,
): Promise<string[]> {
  const open = await openPage(context, { ...opening, address, origin, width: 1440 });
  try {
    const seen = await observe(open, open.isSettled, errorTitles);
    const faults = judgePage(seen);
    // What axe finds on an error page is of no use.
    return isExamined && faults.length === 0 ? await listObstacles(open.page) : faults;
  } finally {
    await open.page.close();
  }
}

const firstLine = (error: unknown): string => String(error).split('\n')[0] ?? '';

async function describeFaults(
  context: BrowserContext,
  opening: PlannedOpening,
  setting: Setting,
): Promise<string[]> {
  const faults = await findFaults(context, opening, setting).catch((error: unknown) => [
    `it could not be opened: ${firstLine(error)}`,
  ]);
  // One fault may be logged several times, as React does.
  return [...new Set(faults)].map(
    (fault) => `${opening.route} (${opening.country}, ${locales[opening.locale].name}): ${fault}`,
  );
}

/** Opens each page, until enough fail. The countries have one tab each, side by side. @returns what is wrong */
export async function openPages(openings: readonly PlannedOpening[], setting: Setting): Promise<string[]> {
  const byCountry = countryCodes.map(async (country) => {
    const context = await setting.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    // tsx adds this helper to functions that run in the page, where it does not exist.
    await context.addInitScript('globalThis.__name ??= (target) => target');
    const faults: string[] = [];
    let failed = 0;
    for (const opening of openings.filter((one) => one.country === country)) {
      const found = await describeFaults(context, opening, setting);
      faults.push(...found);
      if (found.length > 0) failed += 1;
      if (failed === ENOUGH) break;
    }
    await context.close();
    return faults;
  });
  return (await Promise.all(byCountry)).flat();
}
