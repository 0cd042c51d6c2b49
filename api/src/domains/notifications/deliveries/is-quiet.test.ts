import { isQuiet } from './is-quiet';

test.each([
  [{ from: '22:00', until: '07:00' }, '18:00', true],
  [{ from: '22:00', until: '07:00' }, '02:59', true],
  [{ from: '22:00', until: '07:00' }, '03:00', false],
  [{ from: '22:00', until: '07:00' }, '17:59', false],
  [{ from: '13:00', until: '14:30' }, '10:29', true],
  [{ from: '13:00', until: '14:30' }, '10:30', false],
  [{ from: '13:00', until: '14:30' }, '08:59', false],
  [{ from: '09:00', until: '09:00' }, '15:00', true],
])('%j at %s UTC in Dubai is quiet: %s', (hours, time, expected) => {
  expect(isQuiet(hours, new Date(`2026-11-26T${time}:00Z`), 'Asia/Dubai')).toBe(expected);
});

test('half an hour of a zone counts', () => {
  const hours = { from: '22:00', until: '07:00' };
  expect(isQuiet(hours, new Date('2026-11-26T16:29:00Z'), 'Asia/Kolkata')).toBe(false);
  expect(isQuiet(hours, new Date('2026-11-26T16:30:00Z'), 'Asia/Kolkata')).toBe(true);
});
