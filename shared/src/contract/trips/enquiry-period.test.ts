import { getEnquiryPeriod } from './enquiry-period';

const now = Date.parse('2026-03-10T08:10:00.000Z');
const inZone = (timeZone: string, start: string, end: string) => {
  const { startsAt, endsAt } = getEnquiryPeriod({ start, end }, now, timeZone);
  return [startsAt.toISOString(), endsAt.toISOString()];
};

describe('the time of a trip that an enquiry requests', () => {
  it.each([
    ['days of the UAE', 'Asia/Dubai', ['2026-03-12', '2026-03-15'], ['12T06:00', '15T06:00']],
    ['days of India', 'Asia/Kolkata', ['2026-03-12', '2026-03-15'], ['12T04:30', '15T04:30']],
    [
      'days as moments in UTC',
      'Asia/Dubai',
      ['2026-03-12T00:00:00.000Z', '2026-03-13T00:00:00.000Z'],
      ['12T06:00', '13T06:00'],
    ],
    [
      'days as moments of the place',
      'Asia/Dubai',
      ['2026-03-11T20:00:00Z', '2026-03-13T00:00:00+04:00'],
      ['12T06:00', '13T06:00'],
    ],
    ['one day, its first and last', 'Asia/Dubai', ['2026-03-12', '2026-03-12'], ['12T06:00', '13T06:00']],
    [
      'times, which it keeps',
      'Asia/Dubai',
      ['2026-03-12T14:30:00Z', '2026-03-14T09:00:00Z'],
      ['12T14:30', '14T09:00'],
    ],
    ['days, from one that has begun', 'Asia/Dubai', ['2026-03-10', '2026-03-12'], ['10T08:30', '12T08:30']],
    ['days that are over', 'Asia/Dubai', ['2026-03-01', '2026-03-04'], ['10T08:30', '13T08:30']],
    ['an end before the start', 'Asia/Dubai', ['2026-03-12', '2026-03-11'], ['12T06:00', '13T06:00']],
    ['a day and no end', 'Asia/Dubai', ['2026-03-12', ''], ['12T06:00', '13T06:00']],
  ] as [string, string, [string, string], [string, string]][])(
    '%s in %s: %j',
    (_case, timeZone, [start, end], [from, to]) => {
      expect(inZone(timeZone, start, end)).toEqual([`2026-03-${from}:00.000Z`, `2026-03-${to}:00.000Z`]);
    },
  );
});
