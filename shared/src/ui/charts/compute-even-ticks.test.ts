import { computeEvenTicks } from './compute-even-ticks';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [111, [0, 50, 100, 150]],
  [120, [0, 50, 100, 150]],
  [1000, [0, 500, 1000]],
  [2345, [0, 1000, 2000, 3000]],
])('an axis up to %d has its lines at %j', (greatest, ticks) => {
  expect(computeEvenTicks(greatest)).toEqual(ticks);
});
