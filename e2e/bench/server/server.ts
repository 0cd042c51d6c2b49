import { setTimeout as delay } from 'node:timers/promises';
import type { Benchmark, Context, Figure } from '../benchmark/benchmark';
import { registerSupplier, signInAgain } from '../support/agent';
import { startStack } from '../support/stack';
import { computeMedian } from '../support/statistics';
import { createListCall, createReads, createSearches, createWrites } from './calls';
import type { Suppliers } from './calls';
import { createClient } from './client';
import type { Send } from './client';
import { measureGreatestRate, startConstantServer } from './measure-greatest-rate';
import { measureMemory, peakMemory } from './memory';
import { openLoop, p50, p99 } from './open-loop';
import type { Load } from './open-loop';

interface Run {
  readonly reads: Load;
  readonly writes: Load;
  readonly searches: Load;
  readonly list: number;
  readonly constant: number;
}

/** The API under load, with the generator on the same machine. */
export const server: Benchmark = {
  name: 'server',
  summary: 'reads, writes and searches at a steady rate, the greatest rate of a list, memory',
  async run(context): Promise<readonly Figure[]> {
    const { cleanUp, runs, say } = context;
    const stack = await startStack({ cleanUp });
    // The start's own memory is released within a few seconds.
    await delay(5000);
    const atRest = await measureMemory(stack);
    const suppliers: Suppliers = [
      await registerSupplier(stack),
      await registerSupplier(stack),
      await registerSupplier(stack),
      await registerSupplier(stack),
    ];
    const send = createClient(cleanUp);
    const list = await createListCall(suppliers);
    const sample = await (await fetch(list.url)).text();
    const constant = await startConstantServer(sample, cleanUp);
    const measured: Run[] = [];
    const underLoad = await peakMemory(stack, async () => {
      for (let number = 1; number <= runs; number += 1) {
        const run = await measure(context, await renewSession(suppliers), send, constant.url);
        say(
          `${number}/${runs} reads p99 ${p99(run.reads).toFixed(0)} ms, writes p99 ${p99(run.writes).toFixed(0)} ms, list ${run.list.toFixed(0)} /s of ${run.constant.toFixed(0)} /s`,
        );
        const [error] = [run.reads, run.writes, run.searches].flatMap(({ errors }) => errors);
        if (error) say(`  first error: ${error}`);
        measured.push(run);
      }
    });
    return figures(measured, { atRest, underLoad, listBytes: sample.length });
  },
};

async function renewSession([first, ...others]: Suppliers): Promise<Suppliers> {
  return [await signInAgain(first), ...(await Promise.all(others.map(signInAgain)))];
}

async function measure(
  { full }: Context,
  suppliers: Suppliers,
  send: Send,
  constantUrl: string,
): Promise<Run> {
  const seconds = full ? 60 : 15;
  const read = await createReads(suppliers);
  const write = createWrites(suppliers);
  const search = createSearches(suppliers);
  // A process compiles during its first seconds.
  await openLoop({ perSecond: 100, seconds: 2, send: (number) => send(read(number)) });
  const reads = await openLoop({ perSecond: 200, seconds, send: (number) => send(read(number)) });
  const writes = await openLoop({ perSecond: 50, seconds, send: (number) => send(write(number)) });
  const searches = await openLoop({
    perSecond: 50,
    seconds: seconds / 3,
    send: (number) => send(search(number)),
  });
  const constant = await measureGreatestRate({ url: constantUrl }, full ? 20 : 8);
  const list = await measureGreatestRate(await createListCall(suppliers), full ? 20 : 8);
  return { reads, writes, searches, list, constant };
}

function figures(
  runs: readonly Run[],
  { atRest, underLoad, listBytes }: { atRest: number; underLoad: number; listBytes: number },
): Figure[] {
  const errors = (load: (run: Run) => Load) => runs.reduce((sum, run) => sum + load(run).errors.length, 0);
  const constant = computeMedian(runs, (run) => run.constant);
  return [
    {
      label: 'mix of authenticated reads, 200 a second: p50',
      value: computeMedian(runs, (run) => p50(run.reads)),
      unit: 'ms',
    },
    {
      label: 'mix of authenticated reads, 200 a second: p99',
      value: computeMedian(runs, (run) => p99(run.reads)),
      unit: 'ms',
      bar: { atMost: 100 },
    },
    {
      label: 'mix of authenticated reads: errors',
      value: errors((run) => run.reads),
      unit: 'count',
      bar: { atMost: 0 },
    },
    {
      label: 'writes (company, Idempotency-Key), 50 a second: p99',
      value: computeMedian(runs, (run) => p99(run.writes)),
      unit: 'ms',
      bar: { atMost: 150 },
    },
    { label: 'writes: errors', value: errors((run) => run.writes), unit: 'count', bar: { atMost: 0 } },
    {
      label: 'search in the cities, 50 a second: p99',
      value: computeMedian(runs, (run) => p99(run.searches)),
      unit: 'ms',
      bar: { atMost: 50 },
    },
    { label: 'search: errors', value: errors((run) => run.searches), unit: 'count', bar: { atMost: 0 } },
    {
      label: `most requests of a list (${listBytes} bytes)`,
      value: computeMedian(runs, (run) => run.list),
      unit: 'per second',
      comparisons: [{ label: 'Fastify, a constant of that size', value: constant }],
    },
    {
      label: 'the list’s rate, of the constant’s',
      value: computeMedian(runs, (run) => run.list / run.constant),
      unit: 'ratio',
      bar: { atLeast: 0.35 },
    },
    { label: 'memory of the API at rest', value: atRest, unit: 'MB', bar: { atMost: 130 } },
    { label: 'memory of the API under load', value: underLoad, unit: 'MB', bar: { atMost: 250 } },
  ];
}
