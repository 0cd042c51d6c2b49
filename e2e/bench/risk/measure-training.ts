import { createRandom } from '../../../api/src/demo/charge-year/random';
import { trainModel } from '../../../api/src/domains/trip-risk';
import type { Figure } from '../benchmark/benchmark';
import { median } from '../support/statistics';
import { generateCompany } from './generate-company';

const TRIPS = 5000;

/** How long other work waits at most: the longest time between two turns of the event loop. */
async function measureLongestTurn(work: () => Promise<unknown>): Promise<number> {
  let [longest, last, isRunning] = [0, performance.now(), true];
  const turn = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (isRunning) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isRunning = false;
  return Math.max(longest, performance.now() - last);
}

export async function measureTraining(runs: number): Promise<Figure[]> {
  const examples = generateCompany(createRandom(26), TRIPS);
  const [times, turns]: [number[], number[]] = [[], []];
  for (let run = 0; run < Math.max(3, runs); run += 1) {
    const began = performance.now();
    turns.push(await measureLongestTurn(() => trainModel(examples, null)));
    times.push(performance.now() - began);
  }
  return [
    { label: `learning from ${TRIPS} closed trips, median`, value: median(times), unit: 'ms' },
    {
      label: 'longest time that other work of the server waits for it',
      value: Math.max(...turns),
      unit: 'ms',
      bar: { atMost: 50 },
    },
  ];
}
