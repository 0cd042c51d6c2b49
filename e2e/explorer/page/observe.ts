import type { Page, Request, Response } from '@playwright/test';
import type { Answer } from '../answer';
import { liveLine } from '../world';
import { waitUntilStill } from './watch';

/** How long a page may take to settle, on a busy machine. */
const AT_REST_WITHIN = 15_000;

/** The browser logs a refused call by itself; the call is judged by its answer. */
const browserMessage = /Failed to load resource|^Connecting to 'blob:/;

interface Problem {
  readonly detail?: string;
  readonly message?: string;
  readonly errors?: readonly { readonly message?: string }[];
}

/** Records everything that a page does outside of its document. */
export function observePage(page: Page) {
  const underWay = new Set<Request>();
  let answers: Promise<Answer>[] = [];
  let consoleErrors: string[] = [];
  let effects = new Set<string>();
  let hasWritten = false;
  let documents = 0;

  const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
  const isOver = (request: Request) => void underWay.delete(request);
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (!protocol.startsWith('http') || pathname.endsWith(liveLine)) return;
    underWay.add(request);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    if (!isCall(request)) return;
    effects.add('request');
    if (request.method() !== 'GET') hasWritten = true;
  });
  page.on('requestfinished', isOver);
  page.on('requestfailed', isOver);
  page.on('response', (response) => {
    if (response.status() >= 400 || isCall(response.request())) answers.push(readAnswer(response));
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !browserMessage.test(message.text()))
      consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`));
  page.on('download', (download) => {
    effects.add('download');
    void download
      .failure()
      .then((failure) => failure && consoleErrors.push(`the download failed: ${failure}`));
  });
  page.on('filechooser', () => effects.add('file chooser'));
  page.on('dialog', (dialog) => {
    effects.add('question of the browser');
    void dialog.accept();
  });
  page.on('popup', (popup) => {
    effects.add('another tab');
    popup.on('response', (response) => {
      if (response.status() >= 400) answers.push(readAnswer(response));
    });
  });

  /** No call is pending, and two frames in a row changed nothing. */
  async function settle(): Promise<boolean> {
    const end = Date.now() + AT_REST_WITHIN;
    while (Date.now() < end) {
      const before = documents;
      try {
        const isStill = await page.evaluate(waitUntilStill, 5_000);
        if (isStill && underWay.size === 0 && before === documents) return true;
        if (underWay.size > 0) await nextToEnd(page, end - Date.now());
      } catch (error) {
        // A new document replaced this one.
        if (page.isClosed() || !/context|navigat/i.test(String(error))) throw error;
        await page.waitForLoadState('domcontentloaded');
      }
    }
    return false;
  }

  return {
    settle,
    forget() {
      answers = [];
      consoleErrors = [];
      effects = new Set();
    },
    /** Whether a request since the page was opened may have changed the data. */
    hasWritten: () => hasWritten,
    read: async () => ({
      answers: await Promise.all(answers),
      consoleErrors: [...consoleErrors],
      effects: [...effects],
    }),
  };
}
export type PageObserver = ReturnType<typeof observePage>;

const nextToEnd = (page: Page, timeout: number): Promise<unknown> =>
  Promise.race([
    page.waitForEvent('requestfinished', { timeout: Math.max(timeout, 1) }),
    page.waitForEvent('requestfailed', { timeout: Math.max(timeout, 1) }),
  ]).catch(() => undefined);

async function readAnswer(response: Response): Promise<Answer> {
  const request = response.request();
  const answer = {
    method: request.method(),
    path: new URL(response.url()).pathname,
    status: response.status(),
    words: [] as string[],
  };
  if (answer.status < 400) return answer;
  try {
    const { detail, message, errors = [] } = (await response.json()) as Problem;
    answer.words.push(
      ...[detail, message, ...errors.map((one) => one.message)].filter((one) => one !== undefined),
    );
  } catch {
    // An answer without a message.
  }
  return answer;
}
