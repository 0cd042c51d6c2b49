import { changeRate } from './change-rate';

test.each([
  [25_000, { kind: 'percent', value: 10 }, 27_500],
  [25_000, { kind: 'percent', value: -7.5 }, 23_100],
  [9950, { kind: 'percent', value: 0 }, 10_000],
  [1000, { kind: 'percent', value: -90 }, 100],
  [25_000, { kind: 'amount', value: 15 }, 26_500],
  [25_000, { kind: 'amount', value: -15 }, 23_500],
  [1000, { kind: 'amount', value: -500 }, 100],
  [25_000, { kind: 'set', value: 199 }, 19_900],
  [25_000, { kind: 'set', value: 199.6 }, 20_000],
] as const)('%i changed by %j is %i', (minor, change, after) => {
  expect(changeRate(minor, change)).toBe(after);
});
