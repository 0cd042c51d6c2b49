import {
  searchEndpoints,
  srmBookingEndpoints,
  srmCustomerEndpoints,
  srmVehicleEndpoints,
  type Endpoint,
} from '@portal/shared/contract';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { fillDesk } from '../enquiries/fill-desk';
import { createClient, type Send } from '../server/client';
import { openLoop } from '../server/open-loop';
import { buildCallUrl } from '../support/api';
import { renewSession, runApi, type Desk } from '../support/desk';
import { openRentalDesk } from '../support/rental-desk';
import { startStack } from '../support/stack';
import { percentile } from '../support/statistics';

const LARGE = { vehicles: 5000, customers: 50_000, trips: 100_000 };
const SMALL = { vehicles: 200, customers: 2000, trips: 5000 };
const ENQUIRIES = 100_000;
const LISTINGS = 5000;
const BAR_MS = 100;
const PER_SECOND = 10;

/** What people type, by kind; a few of each are frequent. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'plate, code or other number': ['RAK 1 10017', '12205', 'T-004711', '098765', 'b1000', '4711'],
  phone: ['+971 50 100 2345', '0501004711', '50100', '99 88'],
  name: ['ahmed', 'sara khan', 'khan ah', 'Fatima', 'أحمد', 'राम', 'zzzz'],
  'first letters': ['ah', 'sa', 'to', '10'],
};

const LATE = 0.95;
const p95 = (latencies: readonly number[]): number => percentile(latencies, LATE);

/** One after another: the wait of a person who types. */
async function measureOneByOne(
  send: (text: string) => Promise<void>,
  words: readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  for (const word of words) {
    await send(word);
    for (let repeat = 0; repeat < 10; repeat += 1) {
      const began = performance.now();
      await send(word);
      times.push(performance.now() - began);
    }
  }
  return times;
}

function createCalls(desk: Desk, send: Send) {
  const headers = { authorization: `Bearer ${desk.token}` };
  const ask = (endpoint: Endpoint, search: string) =>
    send({ url: buildCallUrl(desk, endpoint, { query: { search } }), headers });
  return {
    search: (text: string) => ask(searchEndpoints.find, text),
    /** The lists that could be searched before, one after another. */
    lists: async (text: string) => {
      for (const endpoint of [srmBookingEndpoints.list, srmCustomerEndpoints.list, srmVehicleEndpoints.list])
        await ask(endpoint, text);
    },
  };
}

async function measure(large: Desk, small: Desk, send: Send, seconds: number): Promise<Figure[]> {
  const calls = createCalls(large, send);
  const all = Object.values(texts).flat();
  const figures: Figure[] = [];
  for (const [kind, words] of Object.entries(texts))
    figures.push({
      label: `search by ${kind}, alone: p95`,
      value: p95(await measureOneByOne(calls.search, words)),
      unit: 'ms',
      bar: { atMost: BAR_MS },
      comparisons: [
        {
          label: 'three lists searched one after another',
          value: p95(await measureOneByOne(calls.lists, words)),
        },
      ],
    });
  const pick = (number: number) => all[number % all.length] ?? '';
  const other = createCalls(small, send);
  const alone = p95(await measureOneByOne(other.search, all));
  const together: number[] = [];
  const load = await openLoop({
    perSecond: PER_SECOND,
    seconds,
    send: async (number) => {
      await calls.search(pick(number));
      const began = performance.now();
      if (number % 2 === 0) {
        await other.search(pick(number));
        together.push(performance.now() - began);
      }
    },
  });
  if (load.errors[0]) throw new Error(load.errors[0]);
  return [
    ...figures,
    {
      label: `a small company next to the large one, which searches ${PER_SECOND} times a second: p95`,
      value: p95(together),
      unit: 'ms',
      bar: { atMost: BAR_MS },
      comparisons: [{ label: 'the small company alone', value: alone }],
    },
  ];
}

/** One search over everything of a large company, among others. */
export const search: Benchmark = {
  name: 'search',
  summary: `search over everything of a company with ${LARGE.trips} trips, ${LARGE.customers} customers, ${ENQUIRIES} enquiries, ${LARGE.vehicles} vehicles and ${LISTINGS} listings, next to another company`,
  async run({ cleanUp, full, say }): Promise<readonly Figure[]> {
    const stack = await startStack({ cleanUp });
    const large = await openRentalDesk(stack, LARGE);
    await fillDesk(stack, large, { rows: ENQUIRIES, live: 500 });
    await runApi(stack, 'demo/fill-listings.ts', '--company', large.companyId, '--rows', String(LISTINGS));
    const small = await openRentalDesk(stack, SMALL);
    say('Both companies have their data.');
    return measure(
      await renewSession(large),
      await renewSession(small),
      createClient(cleanUp),
      full ? 60 : 20,
    );
  },
};
