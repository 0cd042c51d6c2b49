import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { enquiryEndpoints } from '@portal/shared/contract';
import type { Figure } from '../benchmark/benchmark';
import { percentile } from '../support/statistics';
import { buildCallUrl } from '../support/api';
import { poll } from '../../fixtures/poll';
import { sendEnquiry } from './arrivals';
import type { Desk } from '../support/desk';

const PER_SECOND = 4;
/** Warm-up of the sender: a process compiles during its first seconds. */
const WARM_UP = 3;

interface Stream {
  readonly close: () => void;
  readonly delays: number[];
}

/** The browser's side of the live connection; records the age of each event on arrival. */
export function openStream(agent: http.Agent | undefined, desk: Desk): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const delays: number[] = [];
    const headers = { authorization: `Bearer ${desk.token}` };
    const request = http.get(buildCallUrl(desk, enquiryEndpoints.live), { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`enquiries.live: ${answer.statusCode}`));
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        const now = Date.now();
        for (const [, at] of text.matchAll(/"kind":"created","at":"([^"]+)"/g))
          delays.push(now - Date.parse(at ?? ''));
        if (text.includes('event: ready')) resolve({ delays, close: () => request.destroy() });
      });
      answer.on('error', () => undefined);
    });
    request.on('error', reject);
  });
}

export interface LiveDelay {
  readonly delays: readonly number[];
  /** Events that never arrived. */
  readonly missing: number;
}

/** From the creation of an enquiry until each open stream of its supplier has it. Sender and readers share the server's machine. */
export async function measureLiveDelay(
  desks: readonly Desk[],
  streams: number,
  seconds: number,
): Promise<LiveDelay> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
  const open: Stream[] = [];
  try {
    for (let number = 0; number < streams; number += 1)
      open.push(await openStream(agent, desks[number % desks.length] as Desk));
    const send = async (forSeconds: number) => {
      for (let number = 0; number < forSeconds * PER_SECOND; number += 1)
        await Promise.all([
          sendEnquiry(desks[number % desks.length] as Desk, number),
          delay(1000 / PER_SECOND),
        ]);
    };
    await send(WARM_UP);
    open.forEach(({ delays }) => delays.splice(0));
    await send(seconds);
    const expected = (seconds * PER_SECOND * streams) / desks.length;
    const received = () => open.reduce((sum, { delays }) => sum + delays.length, 0);
    const all = { description: 'all live events', timeoutMs: 5000 };
    await poll(() => received() >= expected || undefined, all).catch(() => undefined);
    return { delays: open.flatMap(({ delays }) => delays), missing: expected - received() };
  } finally {
    open.forEach(({ close }) => close());
    agent.destroy();
  }
}

export const liveFigures = (streams: number, { delays, missing }: LiveDelay): Figure[] => [
  {
    label: `live event, made to received, ${streams} open streams: p99`,
    value: percentile(delays, 0.99),
    unit: 'ms',
    bar: { atMost: 50 },
    comparisons: [
      { label: 'p50', value: percentile(delays, 0.5) },
      { label: 'deliveries', value: delays.length },
    ],
  },
  { label: 'live events that did not come', value: missing, unit: 'count', bar: { atMost: 0 } },
];
