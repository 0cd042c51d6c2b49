import { DAY, riskLimits, type AlertVerdict, type RiskLevel } from '@portal/shared/contract';
import type { TripOutcome } from '../facts/read-outcomes';
import type { TripFacts } from '../facts/read-trip-facts';
import { collectExamples, expectsWrong } from './collect-examples';

const now = new Date('2026-06-01T00:00:00Z');
const onDay = (day: number): Date => new Date(now.getTime() - 100 * DAY + day * DAY);
const tripOn = (day: number): TripFacts => ({
  tripId: `trip-${day}`,
  customerId: 'customer',
  status: 'COMPLETED',
  createdAt: onDay(day - 1),
  startsAt: onDay(day),
  startedAt: onDay(day),
  factsAt: onDay(day),
  agreedEnd: onDay(day + 2),
  endsAt: onDay(day + 2),
  rental: 20_000,
  deposit: 0,
  paid: 0,
  licenceExpiry: null,
  documents: 0,
  zoneAlerts: 0,
  drivingAlerts: 0,
  fines: 0,
});
const ended = (day: number, changes: Partial<TripOutcome> = {}): TripOutcome => ({
  tripId: `trip-${day}`,
  customerId: 'customer',
  closedAt: onDay(day + 2),
  late: null,
  unpaid: null,
  damaged: null,
  fined: null,
  outside: null,
  ...changes,
});

test('a trip knows only what was known at its handover', async () => {
  const trips = [tripOn(1), tripOn(4), tripOn(20)];
  // The fines of the first trip came after the second had gone out.
  const outcomes = [
    ended(1, { fined: onDay(10), late: onDay(3) }),
    ended(4, { unpaid: onDay(6) }),
    ended(20),
  ];
  const { examples } = await collectExamples({ trips, outcomes, marks: [], now });
  expect(examples.map(({ snapshot }) => snapshot.earlier)).toEqual([
    { trips: 0, late: 0, unpaid: 0, damaged: 0, fined: 0 },
    { trips: 1, late: 1, unpaid: 0, damaged: 0, fined: 0 },
    { trips: 2, late: 1, unpaid: 1, damaged: 0, fined: 1 },
  ]);
  expect(examples.map(({ isWrong }) => isWrong)).toEqual([true, true, false]);
});

test('no end of a trip reaches its own facts', async () => {
  const trips = [tripOn(1)];
  const bad = ended(1, {
    late: onDay(3),
    unpaid: onDay(3),
    damaged: onDay(3),
    fined: onDay(9),
    outside: onDay(2),
  });
  const [one] = (await collectExamples({ trips, outcomes: [bad], marks: [], now })).examples;
  const [other] = (await collectExamples({ trips, outcomes: [ended(1)], marks: [], now })).examples;
  expect(one?.snapshot).toEqual(other?.snapshot);
  expect([one?.isWrong, other?.isWrong]).toEqual([true, false]);
});

test.each([
  ['right', 'high', true],
  ['right', 'raised', true],
  ['wrong', 'high', false],
  ['right', 'low', false],
  ['wrong', 'low', true],
] as const)('a mark that it is %s about a %s risk expects abuse: %p', (verdict, level, expected) => {
  expect(expectsWrong({ verdict, level })).toBe(expected);
});

test('a mark replaces what the books say, and counts twice; it is the only answer of a cancelled trip', async () => {
  const mark = (day: number, verdict: AlertVerdict, level: RiskLevel) => ({
    tripId: `trip-${day}`,
    verdict,
    level,
  });
  const cancelled: TripFacts = { ...tripOn(30), status: 'CANCELLED' };
  const { examples } = await collectExamples({
    trips: [tripOn(1), tripOn(5), cancelled, { ...cancelled, tripId: 'unmarked' }],
    outcomes: [ended(1, { late: onDay(3) }), ended(5)],
    marks: [mark(1, 'wrong', 'high'), mark(30, 'right', 'high')],
    now,
  });
  expect(examples.map(({ isWrong, weight }) => [isWrong, weight])).toEqual([
    [false, riskLimits.markedWeight],
    [false, 1],
    [true, riskLimits.markedWeight],
  ]);
});
