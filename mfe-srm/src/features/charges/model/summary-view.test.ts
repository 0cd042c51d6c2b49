import { formatMonth } from '../../../model/format-month';
import { findLastDay, toGroupFilter } from './summary-view';

test('a month is written with its name', () => expect(formatMonth('2025-03')).toBe('March 2025'));

test.each([
  ['2025-02', '2025-02-28'],
  ['2024-02', '2024-02-29'],
  ['2025-12', '2025-12-31'],
])('the last day of %s is %s', (month, day) => expect(findLastDay(month)).toBe(day));

test('a group is found by its days, its plate or its customer', () => {
  expect(toGroupFilter('month', { key: '2025-04', label: null })).toEqual({
    from: '2025-04-01',
    to: '2025-04-30',
  });
  expect(toGroupFilter('vehicle', { key: 'id', label: 'DXB A 1' })).toEqual({ search: 'DXB A 1' });
  expect(toGroupFilter('customer', { key: '', label: null })).toBeUndefined();
});
