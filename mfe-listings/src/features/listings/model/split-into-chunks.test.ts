import type { BulkResult } from '@portal/shared/contract';
import { splitIntoChunks, splitIntoCalls, runBulk } from './split-into-chunks';

const allOk = (ids: string[]): Promise<BulkResult> =>
  Promise.resolve({ results: ids.map((vehicleId) => ({ vehicleId, ok: true })) });
const isLost = (error: unknown) => (error as Error).message === 'No answer';
const ids = ['a', 'b', 'c', 'd', 'e'];

test('listings are changed in batches, with progress', async () => {
  const calls: string[][] = [];
  const shares: number[] = [];
  const call = (part: string[]) => {
    calls.push(part);
    return allOk(part);
  };
  const onProgress = (share: number) => shares.push(share);
  const outcome = await runBulk(splitIntoCalls(ids, [], 2), {
    call,
    describeError: String,
    isLost,
    onProgress,
  });
  expect(outcome).toEqual({ done: ids, refused: [], lost: [], replaced: [] });
  expect(calls).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(shares).toEqual([0.4, 0.8, 1]);
});

test('refused ones say why; a failed call refuses only its own', async () => {
  const call = (part: string[]): Promise<BulkResult> =>
    part.includes('c')
      ? Promise.reject(new Error('No answer'))
      : Promise.resolve({
          results: part.map((vehicleId) => ({ vehicleId, ok: vehicleId !== 'b', message: 'No photo' })),
        });
  expect(
    await runBulk(splitIntoCalls(ids, [], 2), {
      call,
      describeError: (error) => (error as Error).message,
      isLost,
      onProgress: () => undefined,
    }),
  ).toEqual({
    done: ['a', 'e'],
    refused: [
      { vehicleId: 'b', message: 'No photo' },
      { vehicleId: 'c', message: 'No answer' },
      { vehicleId: 'd', message: 'No answer' },
    ],
    lost: [['c', 'd']],
    replaced: [],
  });
});

test('stopping prevents further calls', async () => {
  const outcome = await runBulk(splitIntoCalls(ids, [], 2), {
    call: allOk,
    describeError: String,
    isLost,
    onProgress: () => undefined,
    isStopped: () => true,
  });
  expect(outcome).toEqual({ done: [], refused: [], lost: [], replaced: [] });
});

test('a batch without an answer is sent again unchanged', () =>
  expect(splitIntoCalls(['b', 'c', 'd', 'e'], [['c', 'd']], 3)).toEqual([
    ['c', 'd'],
    ['b', 'e'],
  ]));

test('no listings give no batches', () => expect(splitIntoChunks([], 3)).toEqual([]));
