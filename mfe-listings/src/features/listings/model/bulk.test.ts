import type { BulkResult } from '@portal/shared/contract';
import { chunksOf, runBulk } from './bulk';

const allOk = (ids: string[]): Promise<BulkResult> =>
  Promise.resolve({ results: ids.map((vehicleId) => ({ vehicleId, ok: true })) });
const ids = ['a', 'b', 'c', 'd', 'e'];

test('in parts, with their progress', async () => {
  const calls: string[][] = [];
  const shares: number[] = [];
  const call = (part: string[]) => {
    calls.push(part);
    return allOk(part);
  };
  const outcome = await runBulk(ids, { call, wordsOf: String, onProgress: (share) => shares.push(share) }, 2);
  expect(outcome).toEqual({ done: ids, refused: [] });
  expect(calls).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(shares).toEqual([0.4, 0.8, 1]);
});

test('refused ones say why; a call that fails refuses its own only', async () => {
  const call = (part: string[]): Promise<BulkResult> =>
    part.includes('c')
      ? Promise.reject(new Error('No answer'))
      : Promise.resolve({
          results: part.map((vehicleId) => ({ vehicleId, ok: vehicleId !== 'b', message: 'No photo' })),
        });
  expect(
    await runBulk(
      ids,
      { call, wordsOf: (error) => (error as Error).message, onProgress: () => undefined },
      2,
    ),
  ).toEqual({
    done: ['a', 'e'],
    refused: [
      { vehicleId: 'b', message: 'No photo' },
      { vehicleId: 'c', message: 'No answer' },
      { vehicleId: 'd', message: 'No answer' },
    ],
  });
});

test('what was stopped goes no further', async () => {
  const outcome = await runBulk(
    ids,
    { call: allOk, wordsOf: String, onProgress: () => undefined, isStopped: () => true },
    2,
  );
  expect(outcome).toEqual({ done: [], refused: [] });
});

test('parts of nothing are none', () => expect(chunksOf([], 3)).toEqual([]));
