import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import * as v from 'valibot';
import { chromiumPath } from '../support/chromium';
import type { Agent } from '../support/agent';
import { signInAgain } from '../support/agent';
import { openSession } from './open-session';

export interface Page {
  readonly url: string;
  /** Who is signed in; nobody by default. */
  readonly session?: Agent;
}

/** Times in milliseconds. */
export interface PageRun {
  readonly requests: number;
  readonly scriptKb: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const flags = ['--headless=new', '--no-sandbox', '--disable-background-networking'];

const requestList = v.object({
  items: v.array(
    v.object({ url: v.string(), resourceType: v.optional(v.string()), transferSize: v.number() }),
  ),
});

/** One load in a fresh browser: nothing is cached. A trace that the browser lost (NO_NAVSTART) is repeated once. */
export async function measurePage(page: Page): Promise<PageRun> {
  const report = await runLighthouse(page);
  return toPageRun(report.runtimeError ? await runLighthouse(page) : report, page.url);
}

async function runLighthouse({ url, session }: Page): Promise<Report> {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: flags, logLevel: 'silent' });
  try {
    if (session) await openSession(chrome.port, new URL(url).origin, await signInAgain(session));
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      // The session is in the storage that Lighthouse would clear.
      disableStorageReset: session !== undefined,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

function toPageRun(report: Report, url: string): PageRun {
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const shown = new URL(report.finalDisplayedUrl).pathname;
  if (shown !== new URL(url).pathname)
    throw new Error(`${url} led on to ${shown}: another page was measured.`);
  const value = (audit: string): number => {
    const number = report.audits[audit]?.numericValue;
    if (number === undefined) throw new Error(`${url}: Lighthouse could not tell ${audit}.`);
    return number;
  };
  const score = (category: string): number => Math.round((report.categories[category]?.score ?? 0) * 100);
  // What the browser took from its own memory was not transferred.
  const requests = v
    .parse(requestList, report.audits['network-requests']?.details)
    .items.filter((item) => item.url.startsWith('http') && item.transferSize > 0);
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    requests: requests.length,
    scriptKb: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
  };
}
