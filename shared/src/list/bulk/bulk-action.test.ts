import { runForRows } from './bulk-action';

test('rows run a few at a time; a failed one stops no other', async () => {
  let atOnce = 0;
  let most = 0;
  const progress: number[] = [];
  const outcome = await runForRows(
    [1, 2, 3, 4, 5],
    async (row) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      if (row === 2) throw new Error('Taken');
    },
    (count) => progress.push(count),
  );
  expect(most).toBe(3);
  expect(progress).toEqual([1, 2, 3, 4, 5]);
  expect(outcome.done).toEqual([1, 3, 4, 5]);
  expect(outcome.refused).toEqual([{ row: 2, error: new Error('Taken') }]);
});
