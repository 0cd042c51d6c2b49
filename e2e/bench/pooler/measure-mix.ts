import { setTimeout as delay } from 'node:timers/promises';
import { srmBookingEndpoints } from '@portal/shared/contract';
import type { Context } from '../benchmark/benchmark';
import { openStream } from '../enquiries/live-delay';
import { sendEnquiry } from '../enquiries/arrivals';
import { createCalls } from '../rental/calls';
import { createWrites } from '../server/calls';
import { createClient } from '../server/client';
import { openLoop, type Load } from '../server/open-loop';
import { buildCallUrl } from '../support/api';
import { countConnections } from '../support/database';
import type { Desk } from '../support/desk';
import { poll } from '../../fixtures/poll';

const EVENTS = 10;
const PER_SECOND = 40;
/** Every eighth call changes something. */
const WRITE = 7;

export interface Mix {
  readonly load: Load;
  /** Seconds for the Excel file of all trips, while the load runs. */
  readonly excelSeconds: number;
  readonly excelBytes: number;
  /** Milliseconds until an enquiry that one API took is at a reader of the other. */
  readonly eventDelays: readonly number[];
  /** Runs of scheduled jobs since the start of both APIs. */
  readonly jobs: { readonly succeeded: number; readonly failed: number };
  /** The most back ends of PostgreSQL at once. */
  readonly sessions: number;
}

async function downloadTrips(desk: Desk): Promise<{ seconds: number; bytes: number }> {
  const began = performance.now();
  const answer = await fetch(buildCallUrl(desk, srmBookingEndpoints.downloadExcel), {
    headers: { authorization: `Bearer ${desk.token}` },
    signal: AbortSignal.timeout(120_000),
  });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`srmBookings.downloadExcel: ${answer.status}`);
  return { seconds: (performance.now() - began) / 1000, bytes: byteLength };
}

/** Counts the back ends of PostgreSQL that have a client. */
function watchSessions(dataFolder: string) {
  let most = 0;
  let isRunning = true;
  const watching = (async () => {
    while (isRunning) {
      most = Math.max(most, await countConnections(dataFolder));
      await delay(500);
    }
  })();
  return async () => {
    isRunning = false;
    await watching;
    return most;
  };
}

/** From the metrics of the APIs. */
async function countJobs(apis: readonly string[]): Promise<Mix['jobs']> {
  const texts = await Promise.all(apis.map(async (api) => (await fetch(`${api}/metrics`)).text()));
  const count = (outcome: string) =>
    [...texts.join('\n').matchAll(/^scheduled_job_runs_total\{(.*)\} (\d+)$/gm)]
      .filter(([, labels]) => labels?.includes(`outcome="${outcome}"`))
      .reduce((sum, [, , runs]) => sum + Number(runs), 0);
  return { succeeded: count('succeeded'), failed: count('failed') };
}

async function measureEvents([sender, reader]: readonly [Desk, Desk], cleanUp: Context['cleanUp']) {
  const stream = await openStream(undefined, reader);
  cleanUp.add(stream.close);
  for (let number = 0; number < EVENTS; number += 1) {
    await sendEnquiry(sender, number);
    await delay(100);
  }
  await poll(() => stream.delays.length >= EVENTS || undefined, {
    description: 'the live events of the other API',
    timeoutMs: 10_000,
  });
  stream.close();
  return stream.delays;
}

/** Lists and changes of two countries at both APIs, with an Excel file and live events meanwhile. */
export async function measureMix(
  { cleanUp, seconds = 20 }: Pick<Context, 'cleanUp' | 'seconds'>,
  dataFolder: string,
  desks: readonly (readonly [Desk, Desk])[],
): Promise<Mix> {
  const send = createClient(cleanUp);
  const callers = desks.flat().map((desk) => ({ mix: createCalls(desk).mix, write: createWrites([desk]) }));
  const buildCall = (number: number) => {
    const caller = callers[number % callers.length];
    const turn = Math.floor(number / callers.length);
    const read = caller?.mix[turn % caller.mix.length];
    if (!caller || !read) throw new Error('There are no desks');
    return turn % (WRITE + 1) === WRITE ? caller.write(number) : read.build(turn);
  };
  const [first] = desks;
  if (!first) throw new Error('There are no desks');
  const stopWatching = watchSessions(dataFolder);
  const [load, excel, eventDelays] = await Promise.all([
    openLoop({ perSecond: PER_SECOND, seconds, send: (number) => send(buildCall(number)) }),
    downloadTrips(first[1]),
    measureEvents(first, cleanUp),
  ]);
  return {
    load,
    excelSeconds: excel.seconds,
    excelBytes: excel.bytes,
    eventDelays,
    jobs: await countJobs(first.map(({ api }) => api)),
    sessions: await stopWatching(),
  };
}
