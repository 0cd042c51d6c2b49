import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { CountryCode } from '@portal/shared/contract';
import { stack } from '../fixtures/stack';
import { createVocabulary, listErrorTitles, readCatalogues } from './catalogue';
import { startDataKeeper, type DataKeeper } from './data-keeper';
import { exploreVisit, type Desk } from './explore-visit';
import { resultsFolder, visitsFolder } from './folders';
import { isPressedInGate, listGateWidths, widths } from './gate';
import { describeFault, saveVisit, type VisitReport } from './report';
import { readRoutes } from './routes';
import { planVisits, formatVisitTitle, type Actor, type Visit } from './visits';
import { findWorld, saveWorld, signIn, type SignedIn, type World } from './world';

/** The page renews tokens from their fifth minute on: before that, everybody is signed in again. */
const SIGNED_IN_FOR = 200_000;

const isThorough = process.env.EXPLORE === 'all';

interface House {
  readonly world: World;
  readonly keeper: DataKeeper;
  readonly desk: Desk;
  signedIn(actor: Actor | null): Promise<SignedIn | null>;
}

const words = readCatalogues(stack.root);
const vocabulary = createVocabulary(words);
/** Headings of the error pages, from the shell's catalogue. */
const errorTitles = listErrorTitles(words);

/** Every page of a country, each in its own test; one worker at a time owns the country's data. */
export function exploreCountry(country: CountryCode): void {
  const test = base.extend<object, { house: House }>({
    house: [
      async ({ browser, playwright }, use) => {
        const headers = { 'x-forwarded-for': country === 'ae' ? '10.1.1.1' : '10.2.2.2' };
        const request = await playwright.request.newContext({ extraHTTPHeaders: headers });
        const { isNew, ...world } = await findWorld(request, country);
        const keeper = await startDataKeeper(country);
        const context = await browser.newContext({
          locale: 'en-GB',
          timezoneId: 'Asia/Dubai',
          reducedMotion: 'reduce',
          extraHTTPHeaders: headers,
        });
        let sessions: Partial<Record<Actor, SignedIn>> = {};
        let since = 0;
        const signAllIn = async () => {
          if (!isNew || since > 0) await keeper.restore();
          sessions = {};
          for (const [actor, login] of Object.entries(world.logins))
            sessions[actor as Actor] = await signIn(request, country, login);
          await keeper.keep();
          saveWorld(world);
          since = Date.now();
        };
        const screenshot: Desk['screenshot'] = async ({ page }, { visit, width, control, description }) => {
          mkdirSync(resultsFolder, { recursive: true });
          const name = `${country} ${width} ${visit} ${control} ${description}`
            .replace(/\W+/g, '-')
            .slice(0, 180);
          const file = path.join(resultsFolder, `${name}.png`);
          await page.screenshot({ path: file }).catch(() => undefined);
          return path.relative(stack.root, file);
        };
        await use({
          world,
          keeper,
          desk: { context, keeper, vocabulary, errorTitles, isThorough, screenshot },
          async signedIn(actor) {
            if (Date.now() - since > SIGNED_IN_FOR) await signAllIn();
            return actor === null ? null : (sessions[actor] ?? null);
          },
        });
        await context.close();
        keeper.stop();
        await request.dispose();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });

  const done = new Map<string, Set<string>>();
  for (const [number, visit] of planVisits(readRoutes()).entries()) {
    if (!visit.countries.includes(country)) continue;
    const opened = process.env.EXPLORE === 'gate' ? listGateWidths(visit, country, number) : widths;
    test(`${country}: ${formatVisitTitle(visit)}`, async ({ house }) => {
      test.setTimeout(isThorough ? 3_600_000 : 600_000);
      const pressed = done.get(visit.route) ?? new Set();
      done.set(visit.route, pressed);
      const faults = (await exploreWidths(house, visit, opened, pressed)).flatMap((report) => report.faults);
      expect(faults.map(describeFault).join('\n\n')).toBe('');
    });
  }
}

async function exploreWidths(
  { world, desk, signedIn }: House,
  visit: Visit,
  opened: readonly number[],
  pressed: Set<string>,
): Promise<VisitReport[]> {
  const reports: VisitReport[] = [];
  for (const width of opened) {
    const opening = {
      address: visit.address(world.samples),
      width,
      country: world.country,
      signedIn: await signedIn(visit.actor),
      remembered: visit.remembered ?? {},
    };
    const done = controlsDone(world.country, visit.route, pressed);
    const report = await exploreVisit(desk, { visit, opening, done });
    saveVisit(visitsFolder, report);
    reports.push(report);
  }
  return reports;
}

/** The controls that need no press any more; null: none is pressed. */
function controlsDone(country: CountryCode, route: string, pressed: Set<string>): Set<string> | null {
  if (isThorough) return new Set();
  const isPressed =
    process.env.EXPLORE === 'press' || (process.env.EXPLORE === 'gate' && isPressedInGate(country, route));
  return isPressed ? pressed : null;
}
