import type { BrowserContext, Page, Route } from '@playwright/test';
import type { CountryCode } from '@portal/shared/contract';
import { storedKeys } from '@portal/shared/portal/stored-keys';
import { demoDesks, DEMO_PASSWORD } from '../../api/src/demo/desks';
import { signIn } from '../explorer/world';
import { signInBrowser } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import {
  continueRecording,
  nameRequest,
  readRecording,
  recordAnswer,
  replayAnswer,
  saveRecording,
} from './recording';
import { screens, type Look } from './screens';

/** `npm run pictures` sets it: the demo's own answers are recorded, and the pictures are taken again. */
const isRecording = process.env.RECORD_PICTURES === '1';

/** Another version of the browser draws letters and shadows a little differently. */
const TOLERANCES = { pinned: 0.002, other: 0.04 };

const recording = isRecording ? continueRecording() : readRecording();

/** Lines to the server that stay open have no end to record. */
const isLive = (url: string): boolean => /\/live\b|\/events\b|\/stream\b/.test(new URL(url).pathname);

async function record(route: Route, name: string): Promise<void> {
  try {
    recording.answers[name] = await recordAnswer(await route.fetch());
  } catch {
    // The picture was taken, and the page closed before this answer. The comparison does not need it either.
  }
}

/**
 * Answers each call from the recording; the first answer of a call counts. A call that came after the recorded picture
 * gets no answer: a refusal would show that the server cannot be reached.
 * @returns how many calls wait for their answer
 */
async function useRecordedAnswers(context: BrowserContext, locale: string): Promise<() => number> {
  let waiting = 0;
  const answer = async (route: Route, name: string) => {
    if (!recording.answers[name]) await record(route, name);
    const recorded = recording.answers[name];
    await (recorded ? route.fulfill(replayAnswer(recorded)) : route.abort());
  };
  await context.route(/\/(api|files)\//, async (route) => {
    const name = nameRequest(route.request(), locale);
    const isKnown = isRecording || recording.answers[name] !== undefined;
    if (isLive(route.request().url()) || !isKnown) return;
    waiting += 1;
    await answer(route, name).finally(() => (waiting -= 1));
  });
  return () => waiting;
}

/** Nothing is loading: no call waits, also a moment after the last one, and no part of the page is busy. */
async function waitUntilSettled(page: Page, countWaiting: () => number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  let quiet = 0;
  const countQuietLooks = async () => {
    const busy = await page.locator('[aria-busy="true"]').count();
    quiet = countWaiting() + busy === 0 ? quiet + 1 : 0;
    return quiet;
  };
  await expect.poll(countQuietLooks, { intervals: [150], timeout: 30_000 }).toBeGreaterThan(4);
  await page.evaluate(() => document.fonts.ready);
}

/** The pictures need the typeface. A page for readers does not wait for it. */
async function waitForTypeface(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => localStorage.setItem(key, 'loaded'), storedKeys.typeface);
  await context.route(
    (url) => !/\.\w+$|^\/(api|files)\//.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: html.replace("'optional'", "'block'"),
      });
    },
  );
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Nobody checks the signature: no call reaches the server. */
const makeToken = (): string =>
  `${encode({ alg: 'none' })}.${encode({ exp: Math.floor(recording.recordedAt / 1000) + 3600 })}.none`;

async function openSession(page: Page, country: CountryCode): Promise<void> {
  if (isRecording) {
    const phone = demoDesks[country].phoneNumber;
    const session = await signIn(page.request, country, { phone, password: DEMO_PASSWORD });
    (recording.userIds as Record<string, string>)[country] = session.userId;
    await signInBrowser(page, { ...session, country } as Parameters<typeof signInBrowser>[1]);
    return;
  }
  const session = {
    token: makeToken(),
    refreshToken: makeToken(),
    userId: recording.userIds[country],
    country,
  };
  await signInBrowser(page, session as Parameters<typeof signInBrowser>[1]);
}

/** The list items of the menu, each with where it leads. */
const findMenuEntries = (page: Page) => page.locator('#sidebar li:has(> a[href])');

async function readMenu(page: Page): Promise<string[]> {
  const links = await findMenuEntries(page).locator('> a').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

/** An entry that a remote of another team has added since is no change of a screen. */
const hideNewMenuEntries = (page: Page): Promise<void> =>
  findMenuEntries(page).evaluateAll((entries, known) => {
    for (const entry of entries as HTMLElement[])
      if (!known.includes(entry.querySelector('a')?.getAttribute('href') ?? '')) entry.style.display = 'none';
  }, recording.menu);

/** Of the screens with these widths. */
const heights = { 390: 844, 1440: 900, 1920: 1080 } as const;

const nameLook = ({ locale, width, theme = 'light' }: Look): string => `${locale}-${width}-${theme}`;

test.afterEach(({ browser }) => {
  if (isRecording) saveRecording({ ...recording, browser: browser.version() });
});

for (const screen of screens) {
  for (const look of screen.looks) {
    const { locale, width, theme = 'light', country = 'ae' } = look;
    test(`${screen.name} looks as before: ${nameLook(look)}`, async ({ page, context, browser }) => {
      await page.setViewportSize({ width, height: heights[width] });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.clock.setFixedTime(recording.recordedAt);
      await context.addInitScript(
        (preferences) => localStorage.setItem('portalPreferences', JSON.stringify(preferences)),
        { locale },
      );
      await waitForTypeface(context);
      const countWaiting = await useRecordedAnswers(context, locale);
      if (!screen.isPublic) await openSession(page, country);
      await page.goto(screen.path);
      await waitUntilSettled(page, countWaiting);
      if (screen.open) {
        await screen.open(page);
        await waitUntilSettled(page, countWaiting);
      }
      if (isRecording) recording.menu = [...new Set([...recording.menu, ...(await readMenu(page))])];
      else await hideNewMenuEntries(page);
      await expect(page).toHaveScreenshot(`${screen.name}-${nameLook(look)}.png`, {
        maxDiffPixelRatio: browser.version() === recording.browser ? TOLERANCES.pinned : TOLERANCES.other,
      });
    });
  }
}
