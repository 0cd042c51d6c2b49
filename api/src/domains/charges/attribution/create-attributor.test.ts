import fc from 'fast-check';
import { createAttributor, type UsedPeriod } from './create-attributor';

const at = (second: number) => new Date(Date.UTC(2026, 2, 1) + second * 1000);
const period = (tripId: string, vehicleId: string, from: number, to: number | null): UsedPeriod => ({
  tripId,
  vehicleId,
  startsAt: at(from),
  endsAt: to === null ? null : at(to),
});
const plate = { vehicleIds: ['a'], isCertain: true };
const day = 86_400;

// Trip 1 swaps from a to b; trip 2 takes a at that moment and is still out with it.
const attribute = createAttributor({
  periods: [
    period('1', 'a', 100, 200),
    period('1', 'b', 200, 900),
    period('2', 'a', 200, 500),
    period('3', 'a', 1000, null),
  ],
  blocks: [{ vehicleId: 'a', kind: 'maintenance', startsAt: at(600), endsAt: at(700) }],
});
const ask = (second: number, precision: 'second' | 'minute' | 'day' = 'second', found = plate) =>
  attribute({ at: at(second), precision, plate: found });

test.each([
  [100, '1'],
  [199, '1'],
  [200, '2'],
  [499, '2'],
  [1000, '3'],
  [99 * day, '3'],
])('second %i belongs to trip %s', (second, tripId) => {
  expect(ask(second)).toEqual({ match: 'decided', vehicleId: 'a', tripId });
});

test('the moment of return is outside the trip, with its neighbours as candidates', () => {
  expect(ask(500)).toEqual({ match: 'outside', vehicleId: 'a', reason: 'free', candidates: ['2', '3'] });
  expect(ask(650)).toMatchObject({ match: 'outside', reason: 'maintenance' });
  expect(ask(99)).toMatchObject({ match: 'outside', candidates: ['1'] });
});

test('a minute in which the vehicle changed hands is asked, with both trips', () => {
  expect(ask(180, 'minute')).toEqual({
    match: 'ambiguous',
    vehicleId: 'a',
    reason: 'time',
    candidates: ['1', '2'],
  });
  // Only one trip, but it did not have the vehicle for the whole minute.
  expect(ask(480, 'minute')).toMatchObject({ match: 'ambiguous', candidates: ['2'] });
  expect(ask(240, 'minute')).toMatchObject({ match: 'decided', tripId: '2' });
});

test('a fine with only its day is decided where one trip had the vehicle all day', () => {
  expect(ask(0, 'day')).toMatchObject({ match: 'ambiguous', candidates: ['1', '2', '3'] });
  expect(ask(day, 'day')).toMatchObject({ match: 'decided', tripId: '3' });
});

test('a plate that fits two vehicles is asked even if only one was out', () => {
  expect(ask(300, 'second', { vehicleIds: ['a', 'c'], isCertain: false })).toEqual({
    match: 'ambiguous',
    vehicleId: null,
    reason: 'plates',
    candidates: ['2'],
  });
});

test('a plate of no vehicle is unmatched', () => {
  expect(ask(300, 'second', { vehicleIds: [], isCertain: false })).toEqual({ match: 'unmatched' });
});

test('whatever the periods, a decision is the one trip that had the vehicle for the whole time', () => {
  const lengths = fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 200 })), {
    maxLength: 12,
  });
  const precision = fc.constantFrom('second', 'minute', 'day');
  fc.assert(
    fc.property(lengths, fc.integer({ min: 0, max: 3000 }), precision, (turns, second, exact) => {
      let clock = 0;
      const periods = turns.map(([gap, length], number) => {
        const from = clock + gap;
        clock = from + length;
        return period(String(number), 'a', from, clock);
      });
      const answer = createAttributor({ periods, blocks: [] })({ at: at(second), precision: exact, plate });
      const size = { second: 1, minute: 60, day }[exact];
      const seconds = Array.from({ length: Math.min(size, 4000) }, (_, step) => second + step);
      const holders = new Set(
        seconds.map(
          (one) =>
            periods.find(({ startsAt, endsAt }) => startsAt <= at(one) && (endsAt ?? at(9e9)) > at(one))
              ?.tripId,
        ),
      );
      const [only] = holders;
      if (answer.match === 'decided') expect([...holders]).toEqual([answer.tripId]);
      else if (answer.match === 'ambiguous')
        expect(answer.candidates).toEqual(expect.arrayContaining([...holders].filter(Boolean)));
      else expect([...holders]).toEqual([undefined]);
      if (holders.size === 1 && only !== undefined && size < 4000) expect(answer.match).toBe('decided');
    }),
  );
});
