import { toCell } from './columns';

const cell = (kind: Parameters<typeof toCell>[0], value: Parameters<typeof toCell>[1]) =>
  toCell(kind, value, 'Asia/Dubai');

test('a value becomes a cell of its type', () => {
  expect(cell('text', '=1+1')).toBe('=1+1');
  expect(cell('number', 42_000)).toBe(42_000);
  expect(cell('money', 9950)).toBe(99.5);
  expect(cell('date', '2026-11-22')).toEqual(new Date('2026-11-22T00:00:00Z'));
  expect(cell('moment', new Date('2026-11-22T21:30:00Z'))).toEqual(new Date('2026-11-23T01:30:00Z'));
});

test('a missing value is an empty cell, and zero is not missing', () => {
  expect(cell('text', '')).toBeNull();
  expect(cell('date', null)).toBeNull();
  expect(cell('money', 0)).toBe(0);
});
