import { readDay, readTime, settleDay, writeDay, writeTime } from './segment-values';

test('a day, a moment and a time keep the form that the browser has', () => {
  expect(writeDay(readDay('date', '2026-01-31'))).toBe('2026-01-31');
  expect(writeDay(readDay('datetime-local', '2026-01-31T10:30'))).toBe('2026-01-31T10:30');
  expect(writeTime(readTime('18:30'), false)).toBe('18:30');
  expect(writeTime(readTime('18:30:15'), true)).toBe('18:30:15');
});

test('what is not a day is no value', () => {
  expect(readDay('date', '')).toBeNull();
  expect(readDay('date', '2026-02-31')).toBeNull();
  expect(readTime('half past six')).toBeNull();
  expect(writeDay(null)).toBe('');
  expect(writeTime(null, true)).toBe('');
});

test('a year of two digits is of this century once the field is left', () => {
  const typed = readDay('date', '0026-03-05');
  expect(settleDay(typed)).toBe('2026-03-05');
  expect(settleDay(readDay('datetime-local', '2031-03-05T09:00'))).toBe('2031-03-05T09:00');
});
