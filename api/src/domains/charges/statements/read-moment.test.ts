import fc from 'fast-check';
import { detectDateOrder, readMoment } from './read-moment';

const dubai = { timeZone: 'Asia/Dubai', order: 'dayFirst' } as const;
const read = (date: string, time?: string, more: object = {}) =>
  readMoment({ date, time, ...dubai, ...more });

test.each([
  ['14/03/2026', '14:30:05', '2026-03-14T10:30:05.000Z', 'second'],
  ['14-03-2026 02:30 PM', undefined, '2026-03-14T10:30:00.000Z', 'minute'],
  ['2026-03-14T14:30:05', undefined, '2026-03-14T10:30:05.000Z', 'second'],
  ['14 Mar 2026', '', '2026-03-13T20:00:00.000Z', 'day'],
  ['Mar 14, 2026 12:05 AM', undefined, '2026-03-13T20:05:00.000Z', 'minute'],
  ['14 مارس 2026', '02:30:05 م', '2026-03-14T10:30:05.000Z', 'second'],
  ['١٤/٠٣/٢٠٢٦', '١٤:٣٠', '2026-03-14T10:30:00.000Z', 'minute'],
  ['14.03.26', '14.30.05', '2026-03-14T10:30:05.000Z', 'second'],
  // A spreadsheet's number of days, and its time of day.
  ['46095', '0.6042245370370371', '2026-03-14T10:30:05.000Z', 'second'],
  // A spreadsheet's date cell has midnight when the time is in the next column.
  ['2026-03-14 00:00:00', '14:30:05', '2026-03-14T10:30:05.000Z', 'second'],
  ['2026-03-14', '1899-12-31 14:30:05', '2026-03-14T10:30:05.000Z', 'second'],
])('a moment is read: %s %s', (date, time, at, precision) => {
  expect(read(date, time)).toEqual({ at: new Date(at), precision });
});

test.each([
  ['', 'missing'],
  ['yesterday', 'unreadable'],
  ['31/02/2026', 'unreadable'],
  ['03/25/2026', 'otherOrder'],
  ['14/03/2026 25:10', 'unreadable'],
  ['14/03/2026 13:10 PM', 'unreadable'],
])('a moment is refused: "%s", %s', (date, problem) => {
  expect(read(date)).toBe(problem);
});

test('a date that can be read in two ways is refused while the order is not known', () => {
  expect(read('03/04/2026', '', { order: null })).toBe('eitherOrder');
  expect(read('04/04/2026', '', { order: null })).toEqual(read('04/04/2026'));
  expect(read('13/04/2026', '', { order: null })).toEqual(read('13/04/2026'));
});

test.each([
  [['03/04/2026', '14/04/2026'], 'dayFirst'],
  [['03/04/2026', '04/14/2026'], 'monthFirst'],
  [['03/04/2026', '05/06/2026'], null],
  [['14/04/2026', '04/14/2026'], null],
  [['2026-04-03', '3 Apr 2026'], 'dayFirst'],
])('%j are %s', (cells, order) => {
  expect(detectDateOrder(cells)).toBe(order);
});

test('India is half an hour off the hour', () => {
  const moment = readMoment({
    date: '14/03/2026',
    time: '14:30:05',
    order: 'dayFirst',
    timeZone: 'Asia/Kolkata',
  });
  expect(moment).toEqual({ at: new Date('2026-03-14T09:00:05Z'), precision: 'second' });
});

test('every moment that a statement prints to the second is read back', () => {
  const ms = fc.integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2035-01-01T00:00:00Z') });
  fc.assert(
    fc.property(ms, (value) => {
      const at = new Date(Math.floor(value / 1000) * 1000);
      const local = new Date(at.getTime() + 4 * 3_600_000).toISOString();
      const [day = '', time = ''] = local.slice(0, 19).split('T');
      const dayFirst = day.split('-').reverse().join('/');
      expect(read(dayFirst, time)).toEqual({ at, precision: 'second' });
    }),
  );
});
