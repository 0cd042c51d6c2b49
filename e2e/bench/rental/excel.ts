import http from 'node:http';
import type { Figure } from '../benchmark/benchmark';
import type { Call } from '../server/client';
import { peakMemory } from '../server/memory';
import type { Stack } from '../support/stack';

/** Milliseconds to the first byte and to the last. */
const download = ({ url, headers = {} }: Call) =>
  new Promise<{ first: number; last: number }>((resolve, reject) => {
    const began = performance.now();
    let first = 0;
    const request = http.get(url, { headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`Excel: ${answer.statusCode}`));
      answer.on('data', () => (first ||= performance.now() - began));
      answer.on('error', reject);
      answer.on('end', () => resolve({ first, last: performance.now() - began }));
    });
    request.on('error', reject);
  });

/** Downloads all completed trips as one file while sampling the memory of the API. */
export async function measureExcel(stack: Stack, call: Call, before: number): Promise<Figure[]> {
  let times = { first: Number.NaN, last: Number.NaN };
  const peak = await peakMemory(stack, async () => {
    times = await download(call);
  });
  return [
    {
      label: 'Excel of all completed trips: first byte',
      value: times.first,
      unit: 'ms',
      bar: { atMost: 500 },
    },
    { label: 'Excel of all completed trips: whole', value: times.last, unit: 'ms' },
    {
      label: 'Excel of all completed trips: more memory',
      value: peak - before,
      unit: 'MB',
      bar: { atMost: 100 },
    },
  ];
}
