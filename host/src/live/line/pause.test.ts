import { pauseAfter } from './pause';

test('pauses double up to the longest, and are spread over their upper half', () => {
  const [shortest, longest] = [0, 1].map((chance) =>
    [1, 2, 3, 6, 60].map((failures) => pauseAfter(failures, () => chance)),
  );
  expect(shortest).toEqual([500, 1000, 2000, 15_000, 15_000]);
  expect(longest).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});
