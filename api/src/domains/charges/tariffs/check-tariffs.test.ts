import { checkTariffs, type Passing } from './check-tariffs';

const passing = (local: string, amount: number, more: Partial<Passing> = {}): Passing => ({
  id: 'one',
  issuer: 'salik',
  vehicle: 'a',
  at: new Date(`${local}+04:00`),
  precision: 'second',
  place: 'Al Barsha',
  direction: '',
  amount,
  ...more,
});
const check = (local: string, amount: number, more: Partial<Passing> = {}) =>
  checkTariffs([passing(local, amount, more)]).get('one');

test.each([
  // A Monday outside Ramadan.
  ['2026-05-04T05:59:59', 0, 'free'],
  ['2026-05-04T06:00:00', 600, 'peak'],
  ['2026-05-04T10:00:00', 400, 'offPeak'],
  ['2026-05-04T16:00:00', 600, 'peak'],
  ['2026-05-04T20:00:00', 400, 'offPeak'],
  ['2026-05-05T00:59:59', 400, 'offPeak'],
  ['2026-05-05T01:00:00', 0, 'free'],
  // A Sunday.
  ['2026-05-03T08:00:00', 400, 'sunday'],
  // Ramadan.
  ['2026-03-02T08:00:00', 400, 'offPeak'],
  ['2026-03-02T09:00:00', 600, 'peak'],
  ['2026-03-03T01:59:59', 400, 'offPeak'],
  ['2026-03-03T02:00:00', 0, 'free'],
  // Before variable tolls.
  ['2025-01-30T08:00:00', 400, 'flat'],
  ['2025-01-31T08:00:00', 600, 'peak'],
])('Salik at %s costs %i', (local, amount, band) => {
  expect(check(local, amount)).toEqual({ expected: amount, band, isDifferent: false });
  expect(check(local, amount + 100)).toMatchObject({ expected: amount, isDifferent: true });
});

test('on a day on which Ramadan may begin, the tolls of both are accepted', () => {
  expect(check('2026-02-18T08:00:00', 600)?.isDifferent).toBe(false);
  expect(check('2026-02-18T08:00:00', 400)?.isDifferent).toBe(false);
  expect(check('2026-02-18T08:00:00', 500)?.isDifferent).toBe(true);
});

test.each([
  ['2026-05-04T08:00:00', 400, 'peak'],
  ['2026-05-04T15:00:00', 400, 'peak'],
  ['2026-05-04T12:00:00', 0, 'free'],
  ['2025-08-29T15:30:00', 0, 'free'],
  ['2026-05-03T08:00:00', 0, 'free'],
])('Darb at %s costs %i', (local, amount, band) => {
  expect(check(local, amount, { issuer: 'darb' })).toEqual({ expected: amount, band, isDifferent: false });
});

test('nothing is claimed for Darb in Ramadan, for FASTag, and where only the day is known', () => {
  expect(check('2026-03-02T08:00:00', 400, { issuer: 'darb' })).toBeUndefined();
  expect(check('2026-05-04T08:00:00', 12_300, { issuer: 'fastag' })).toBeUndefined();
  expect(check('2026-05-04T00:00:00', 600, { precision: 'day' })).toBeUndefined();
});

describe('two gates of a pair', () => {
  const first = passing('2026-05-04T08:00:00', 600, {
    id: 'first',
    place: 'Al Safa North',
    direction: 'Abu Dhabi',
  });
  const second = (local: string, more: Partial<Passing> = {}) =>
    passing(local, 600, { id: 'second', place: 'Al Safa (South)', direction: 'Abu Dhabi', ...more });
  const checkSecond = (passed: Passing) => checkTariffs([passed, first]).get('second');

  test('cost once within an hour, in whichever order they are listed', () => {
    expect(checkSecond(second('2026-05-04T08:59:00'))).toEqual({
      expected: 0,
      band: 'paired',
      isDifferent: true,
    });
  });
  test.each([
    ['after an hour', second('2026-05-04T09:00:01')],
    ['in the other direction', second('2026-05-04T08:30:00', { direction: 'Sharjah' })],
    ['with another vehicle', second('2026-05-04T08:30:00', { vehicle: 'b' })],
    ['at the same gate', second('2026-05-04T08:30:00', { place: 'Al Safa North' })],
    ['without a direction', second('2026-05-04T08:30:00', { direction: '' })],
  ])('cost twice %s', (_when, passed) => {
    expect(checkSecond(passed)).toEqual({ expected: 600, band: 'peak', isDifferent: false });
  });
});
