import { addDays } from '../contract';
import { SINGLE_DAYS, groupIntoSpans } from './spans';

const days = (length: number) =>
  Array.from({ length }, (_, index) => ({ date: addDays('2026-01-01', index), count: index + 1 }));

test('a chart has one column for each day, as long as the columns are wide enough', () => {
  const spans = groupIntoSpans(days(SINGLE_DAYS));
  expect(spans).toHaveLength(SINGLE_DAYS);
  expect(spans[1]).toEqual({ from: '2026-01-02', to: '2026-01-02', count: 2 });
  expect(groupIntoSpans([])).toEqual([]);
});

test('more days are shown as weeks, the last one whole, and nothing is lost', () => {
  const year = days(366);
  const weeks = groupIntoSpans(year);
  expect(weeks).toHaveLength(53);
  expect(weeks[0]).toEqual({ from: '2026-01-01', to: '2026-01-02', count: 3 });
  expect(weeks[1]).toEqual({ from: '2026-01-03', to: '2026-01-09', count: 3 + 4 + 5 + 6 + 7 + 8 + 9 });
  expect(weeks.at(-1)).toMatchObject({ from: '2026-12-26', to: '2027-01-01' });
  const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
  expect(sum(weeks)).toBe(sum(year));
});
