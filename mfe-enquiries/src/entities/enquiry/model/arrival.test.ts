import { always, anyDay, toTimeRange, toDay } from './arrival';

const iso = (moments: readonly number[]) => moments.map((moment) => new Date(moment).toISOString());

test('days begin at midnight in the country, and the last day is included', () => {
  const days = { from: '2026-03-01', to: '2026-03-02' };
  expect(iso(toTimeRange(days, 'ae'))).toEqual(['2026-02-28T20:00:00.000Z', '2026-03-02T20:00:00.000Z']);
  expect(iso(toTimeRange(days, 'in'))).toEqual(['2026-02-28T18:30:00.000Z', '2026-03-02T18:30:00.000Z']);
});

test('a missing date means no limit', () => {
  expect(toTimeRange(anyDay, 'ae')).toEqual(always);
  expect(toTimeRange({ from: '2026-03-01', to: null }, 'ae')[1]).toBe(Infinity);
});

test.each([
  ['2026-03-01', '2026-03-01'],
  ['1.3.2026', null],
  ['', null],
  [null, null],
])('%j is the day %j', (text, day) => expect(toDay(text)).toBe(day));
