import { getWeek, listHours, listWeeks, readWeek } from './weeks';

test('a week is from Monday to Monday, UTC', () => {
  expect(getWeek(new Date('2026-11-25T12:00:00Z'))).toEqual({
    from: new Date('2026-11-23T00:00:00Z'),
    to: new Date('2026-11-30T00:00:00Z'),
    table: 'positions_20261123',
  });
  expect(getWeek(new Date('2026-11-22T23:59:59.999Z')).table).toBe('positions_20261116');
  expect(getWeek(new Date('1999-12-31T00:00:00Z')).from).toEqual(new Date('1999-12-27T00:00:00Z'));
});

test('a table names its week', () => {
  expect(readWeek('positions_20261123')).toEqual(getWeek(new Date('2026-11-25T12:00:00Z')));
  expect(readWeek('positions_20261124')).toBeNull();
  expect(readWeek('positions_other')).toBeNull();
});

test('weeks follow each other across the end of the year, and have 168 hours', () => {
  expect(listWeeks(new Date('2026-12-24T00:00:00Z'), 3).map(({ table }) => table)).toEqual([
    'positions_20261221',
    'positions_20261228',
    'positions_20270104',
  ]);
  const hours = listHours(getWeek(new Date('2026-11-25T12:00:00Z')));
  expect(hours).toHaveLength(168);
  expect(hours.at(-1)?.to).toEqual(new Date('2026-11-30T00:00:00Z'));
});
