import type { CountryCode } from '@portal/shared/contract';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';
import { judgeRead } from './judge-answers';
import { fillRead, findIds, type KnownValues, type Read } from './plan-reads';

/** An agent on two APIs that share a database. */
export interface Pair {
  readonly country: CountryCode;
  readonly token: string;
  /** The origins of the APIs. */
  readonly older: string;
  readonly newer: string;
}

/** In milliseconds. A document as PDF takes longest. */
const ANSWER = 60_000;

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

async function get(origin: string, { country, token }: Pair, address: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api/${country}${address}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER),
  });
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, data: isJson ? await answer.json() : await answer.arrayBuffer() };
}

interface ReadAll {
  readonly calls: number;
  readonly faults: readonly string[];
  /** Those for which no answer had an id. */
  readonly unread: readonly string[];
}

/**
 * Makes every read at both APIs. Answers give the ids for further reads, so it goes through the list until nothing more
 * can be read.
 */
export async function readEverything(
  reads: readonly Read[],
  pair: Pair,
  values: KnownValues,
): Promise<ReadAll> {
  const known = { ...values };
  const faults: string[] = [];
  let waiting = reads;
  let calls = 0;
  for (let before = Infinity; waiting.length < before;) {
    before = waiting.length;
    const next: Read[] = [];
    for (const read of waiting) {
      const address = fillRead(read, known);
      if (address === undefined) {
        next.push(read);
        continue;
      }
      calls += 2;
      const call = `${read.id} (${pair.country}, GET ${address})`;
      try {
        const older = await get(pair.older, pair, address);
        const newer = await get(pair.newer, pair, address);
        const fault = judgeRead({ older: older.status, newer: newer.status });
        if (fault) faults.push(`${call}: ${fault}`);
        Object.assign(known, { ...findIds(newer.data), ...findIds(older.data), ...known });
      } catch (error) {
        faults.push(`${call}: ${getErrorText(error)}`);
      }
    }
    waiting = next;
  }
  return { calls, faults, unread: waiting.map(({ id }) => id) };
}
