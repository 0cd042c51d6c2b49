import type { Benchmark, Figure } from '../benchmark/benchmark';
import { openSlowPage, SLOWDOWN } from '../support/slow-page';
import { renewSession, runApi } from '../support/desk';
import { openBrowser } from '../support/browser';
import { openRentalDesk } from '../support/rental-desk';
import { startStack } from '../support/stack';
import { median } from '../support/statistics';
import { customers, listings, measureSearch, vehicles, type Searched } from './search';

const MANY = { vehicles: 5000, customers: 50_000 };
const LISTINGS = 5000;
const lists = [vehicles, customers, listings];

/** The lists of a large rental desk. */
export const desk: Benchmark = {
  name: 'desk',
  summary: `lists of ${MANY.vehicles} vehicles, ${MANY.customers} customers and ${LISTINGS} listings in Chromium at a quarter of the speed: shown, searched`,
  async run({ cleanUp, runs, say }): Promise<readonly Figure[]> {
    const stack = await startStack({ cleanUp });
    const supplier = await openRentalDesk(stack, MANY);
    await runApi(stack, 'demo/fill-listings.ts', '--company', supplier.companyId, '--rows', String(LISTINGS));
    say(`${MANY.vehicles} vehicles, ${MANY.customers} customers and ${LISTINGS} listings are there.`);
    const browser = await openBrowser(cleanUp);
    const found: Searched[] = [];
    for (let run = 1; run <= runs; run += 1) {
      for (const list of lists) {
        const slow = await openSlowPage(browser, stack.portal, await renewSession(supplier));
        const measured = await measureSearch(slow.page, stack.portal, list);
        await slow.page.context().close();
        say(
          `${run}/${runs} ${list.label}: shown in ${measured.shown.toFixed(0)} ms, found in ${median(measured.found).toFixed(0)} ms`,
        );
        found.push(measured);
      }
    }
    return lists.flatMap((list) =>
      figures(
        list.label,
        found.filter(({ label }) => label === list.label),
      ),
    );
  },
};

function figures(label: string, runs: readonly Searched[]): Figure[] {
  const all = runs.flatMap(({ found }) => found);
  return [
    {
      label: `${label}: the page reloaded, to its rows, at 1/${SLOWDOWN} speed`,
      value: median(runs.map(({ shown }) => shown)),
      unit: 'ms',
    },
    {
      label: `${label}: from the last letter to the one that is found, the wait for further letters included, median`,
      value: median(all),
      unit: 'ms',
    },
    { label: `${label}: the same, worst`, value: Math.max(...all), unit: 'ms' },
  ];
}
