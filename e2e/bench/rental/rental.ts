import type { Benchmark, Figure } from '../benchmark/benchmark';
import { fillDesk } from '../enquiries/fill-desk';
import { renewSession, type Desk } from '../support/desk';
import { createClient, type Send } from '../server/client';
import { measureMemory, peakMemory } from '../server/memory';
import { openLoop, p50, p99 } from '../server/open-loop';
import { openRentalDesk } from '../support/rental-desk';
import { startStack } from '../support/stack';
import { median } from '../support/statistics';
import { createCalls, type NamedCall } from './calls';
import { measureExcel } from './excel';

const AMOUNT = { trips: 100_000, enquiries: 100_000, vehicles: 5000, customers: 50_000 };
const SEARCH_BAR = 50;

/** The server of a large rental desk. */
export const rental: Benchmark = {
  name: 'rental',
  summary: `lists, searches and figures of a desk with ${AMOUNT.trips} trips, ${AMOUNT.enquiries} enquiries, ${AMOUNT.vehicles} vehicles and ${AMOUNT.customers} customers`,
  async run({ cleanUp, runs, full, say }): Promise<readonly Figure[]> {
    const stack = await startStack({ cleanUp });
    const supplier = await openRentalDesk(stack, AMOUNT);
    await fillDesk(stack, supplier, { rows: AMOUNT.enquiries, live: 500 });
    say('The desk has its trips, enquiries, vehicles and customers.');
    const send = createClient(cleanUp);
    const rounds: Figure[][] = [];
    const underLoad = await peakMemory(stack, async () => {
      for (let run = 1; run <= runs; run += 1) {
        const figures = await measure(await renewSession(supplier), send, full ? 60 : 20);
        say(
          `${run}/${runs} ${figures
            .slice(0, 6)
            .map(({ label, value }) => `${label} ${value.toFixed(0)}`)
            .join(', ')}`,
        );
        rounds.push(figures);
      }
    });
    const excel = await measureExcel(
      stack,
      createCalls(await renewSession(supplier)).excel,
      await measureMemory(stack),
    );
    const medians = (rounds[0] ?? []).map((figure, at) => ({
      ...figure,
      value: median(rounds.map((round) => round[at]?.value ?? Number.NaN)),
    }));
    return [
      ...medians,
      { label: 'memory of the API under this load', value: underLoad, unit: 'MB', bar: { atMost: 250 } },
      ...excel,
    ];
  },
};

/** Sends the calls one after another, from the first again after the last. */
const sendInTurn = (calls: readonly NamedCall[], send: Send) => (number: number) => {
  const chosen = calls[number % calls.length];
  return chosen
    ? send(chosen.build(Math.floor(number / calls.length)))
    : Promise.reject(new Error('There is no call.'));
};

async function measure(desk: Desk, send: Send, seconds: number): Promise<Figure[]> {
  const { mix, searches, single } = createCalls(desk);
  await openLoop({ perSecond: 100, seconds: 2, send: sendInTurn(mix, send) });
  const mixed = await openLoop({ perSecond: 200, seconds, send: sendInTurn(mix, send) });
  const figures: Figure[] = [
    { label: 'mix of lists, 200 a second: p50', value: p50(mixed), unit: 'ms' },
    { label: 'mix of lists, 200 a second: p99', value: p99(mixed), unit: 'ms', bar: { atMost: 100 } },
    { label: 'mix of lists: errors', value: mixed.errors.length, unit: 'count', bar: { atMost: 0 } },
  ];
  for (const one of searches) {
    const load = await openLoop({ perSecond: 20, seconds: seconds / 4, send: sendInTurn([one], send) });
    if (load.errors[0]) throw new Error(load.errors[0]);
    figures.push({
      label: `${one.label}, 20 a second: p99`,
      value: p99(load),
      unit: 'ms',
      bar: { atMost: SEARCH_BAR },
    });
  }
  // One after another: the wait of a single person.
  for (const one of single) {
    const times: number[] = [];
    for (let number = 0; number < 20; number += 1) {
      const began = performance.now();
      await send(one.build(number));
      times.push(performance.now() - began);
    }
    figures.push({ label: `${one.label}: worst of 20`, value: Math.max(...times.slice(1)), unit: 'ms' });
  }
  return figures;
}
