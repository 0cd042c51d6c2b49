import { test as base, expect } from '@playwright/test';
import { recorderTokens, settledUserId } from '@portal/shared/testing/recorder/server';
import { listErrorTitles, readCatalogues } from '../explorer/catalogue';
import { judgePage } from '../explorer/judge';
import { openPage } from '../explorer/page/open-page';
import { observe } from '../explorer/page/read-page';
import { readRoutes } from '../explorer/routes';
import { listPlainSamples, plainUsers, planPlainVisits } from '../explorer/plain-visits';
import { formatVisitTitle } from '../explorer/visits';
import { startPlainPortal, type PlainPortal } from '../fixtures/plain-portal';
import { stack } from '../fixtures/stack';

const routes = readRoutes();
const visits = planPlainVisits(routes);
const words = readCatalogues(stack.root);
const errorTitles = listErrorTitles(words);

base.use({ trace: 'off' });

const test = base.extend<object, { portal: PlainPortal }>({
  portal: [
    async ({}, use) => {
      const portal = await startPlainPortal();
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
});

test('every route of the route tables is opened', () => {
  const opened = visits.map(({ route }) => route);
  expect(routes.map(({ path }) => path).filter((path) => !opened.includes(path))).toEqual([]);
});

/** In the Emirates, or where the route exists; Jest opens each in both countries. Two halves, for two workers. */
const halves = [0, 1].map((half) => visits.filter((_, at) => at % 2 === half));

halves.forEach((half, number) =>
  test(`every route works on a platform that knows only section 7, half ${number + 1}`, async ({
    browser,
    portal,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const visit of half) {
      const country = visit.countries[0] ?? 'ae';
      const userId = visit.actor === null ? null : (plainUsers[visit.actor] ?? settledUserId);
      const open = await openPage(context, {
        address: visit.address(listPlainSamples(country)),
        origin: portal.origin,
        width: 1440,
        country,
        signedIn: userId === null ? null : { ...recorderTokens(userId), userId },
        remembered: visit.remembered ?? {},
      });
      const seen = await observe(open, open.isSettled, errorTitles);
      const isExpected = (fault: string) => visit.isErrorPage === true && /404|error page/.test(fault);
      for (const fault of judgePage(seen))
        if (!isExpected(fault)) faults.push(`${formatVisitTitle(visit)}: ${fault}`);
      await open.page.close();
      if (process.env.PLAIN_LOG) process.stderr.write(`${formatVisitTitle(visit)} ${faults.length}\n`);
    }
    await context.close();
    expect(faults).toEqual([]);
    const { ae, in: india } = portal.recorders;
    expect([...ae.refused, ...india.refused]).toEqual([]);
    expect(ae.calls.length).toBeGreaterThan(half.length);
  }),
);
