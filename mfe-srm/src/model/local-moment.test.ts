import { toLocalInput, fromLocalInput, formatLocalMoment } from './local-moment';

test("a field holds a moment in the country's time", () => {
  expect(toLocalInput('2026-11-24T06:30:00Z', 'ae')).toBe('2026-11-24T10:30');
  expect(fromLocalInput('2026-11-24T10:30', 'ae')).toBe('2026-11-24T06:30:00.000Z');
  expect(fromLocalInput('2026-11-24T12:00', 'in')).toBe('2026-11-24T06:30:00.000Z');
  expect(fromLocalInput('soon', 'ae')).toBe('soon');
});

test.each([
  ['2026-04-05T10:30', 'Sun, Apr 5, 2026, 10:30 AM'],
  ['2026-12-31T00:00', 'Thu, Dec 31, 2026, 12:00 AM'],
  ['', ''],
  ['2026-13-45T10:30', ''],
])('%s is written %j', (text, written) => {
  expect(formatLocalMoment(text)).toBe(written);
});
