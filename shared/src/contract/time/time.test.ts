import {
  addDays,
  countDays,
  countDaysUntil,
  fromLocalTime,
  getDateTimeFormat,
  getPreviousDays,
  getStartOfDay,
  getZoneOffset,
  HOUR,
  listDays,
  MINUTE,
  toCountryDay,
} from '.';

test('days are added and counted across the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(countDaysUntil('2026-02-27', '2026-03-02')).toBe(3);
  expect(countDaysUntil('2026-03-02', '2026-02-27')).toBe(-3);
  expect(countDaysUntil('today', '2026-02-27')).toBeNaN();
});

test('a period has both of its ends', () => {
  const days = { from: '2026-02-27', to: '2026-03-02' };
  expect(countDays(days)).toBe(4);
  expect(listDays(days)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  expect(getPreviousDays(days)).toEqual({ from: '2026-02-23', to: '2026-02-26' });
});

test.each([
  ['Asia/Dubai', '2026-11-22T21:00:00Z', '2026-11-23'],
  ['Asia/Kolkata', '2026-11-22T18:29:59Z', '2026-11-22'],
  ['Asia/Kolkata', '2026-11-22T18:30:00Z', '2026-11-23'],
  ['Europe/London', '2026-11-22T21:00:00Z', '2026-11-22'],
])('the day in %s at %s is %s', (timeZone, moment, day) => {
  expect(toCountryDay(moment, timeZone)).toBe(day);
  expect(toCountryDay(new Date(moment), timeZone)).toBe(day);
});

test.each([
  ['Asia/Dubai', '2026-07-01T00:00:00.250Z', 4 * HOUR],
  ['Asia/Kolkata', '2026-07-01T00:00:00Z', 5 * HOUR + 30 * MINUTE],
  ['America/New_York', '2026-01-15T12:00:00Z', -5 * HOUR],
  ['America/New_York', '2026-07-15T12:00:00Z', -4 * HOUR],
])('%s at %s is %d ms ahead of UTC', (timeZone, moment, offset) =>
  expect(getZoneOffset(timeZone, Date.parse(moment))).toBe(offset),
);

const toMoment = (local: string, timeZone: string) =>
  new Date(fromLocalTime(Date.parse(`${local}Z`), timeZone)).toISOString();

test.each([
  ['Asia/Dubai', '2026-11-23T09:30:15', '2026-11-23T05:30:15.000Z'],
  ['Asia/Kolkata', '2026-11-23T00:00:00', '2026-11-22T18:30:00.000Z'],
  // The clocks change at 01:00 UTC of these days.
  ['Europe/Berlin', '2026-03-29T00:30:00', '2026-03-28T23:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29T03:30:00', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T01:30:00', '2026-10-24T23:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T03:30:00', '2026-10-25T02:30:00.000Z'],
])('the clocks of %s show %s at %s', (timeZone, local, moment) =>
  expect(toMoment(local, timeZone)).toBe(moment),
);

test('a day begins at midnight of its zone', () => {
  expect(getStartOfDay('2026-11-23', 'Asia/Dubai')).toBe(Date.parse('2026-11-22T20:00:00Z'));
  expect(getStartOfDay('2026-10-26', 'Europe/Berlin')).toBe(Date.parse('2026-10-25T23:00:00Z'));
});

test('a format is created once for a language and its options', () => {
  const format = getDateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', dateStyle: 'medium' });
  expect(getDateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', dateStyle: 'medium' })).toBe(format);
  expect(format.format(Date.parse('2026-11-22T21:00:00Z'))).toBe('23 Nov 2026');
});
