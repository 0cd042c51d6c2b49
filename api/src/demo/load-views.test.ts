import { viewsOn } from './load-views';

const days = Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`);
const sum = (some: readonly number[]) => some.reduce((total, value) => total + value, 0);
const onWeekday = (weekday: number) =>
  sum(days.filter((day) => new Date(day).getUTCDay() === weekday).map((day) => viewsOn(day, 0)));

test('a day always has the same number of views, and at least one', () => {
  expect(days.map((day) => viewsOn(day, 3))).toEqual(days.map((day) => viewsOn(day, 3)));
  expect(Math.min(...days.map((day) => viewsOn(day, 40)))).toBeGreaterThan(0);
});

test('Fridays are busier than Mondays, and the first vehicle has more views than the fourth', () => {
  expect(onWeekday(5)).toBeGreaterThan(onWeekday(1));
  expect(sum(days.map((day) => viewsOn(day, 0)))).toBeGreaterThan(sum(days.map((day) => viewsOn(day, 3))));
});
