import { defaultAlertRules, MINUTE } from '@portal/shared/contract';

import { isBetweenHours } from './night-rule';
import { watchSamples } from './watch-samples';
import { freshState, type WatchContext, type WatchSample } from './watch-state';

/** 22:00 in Dubai. */
const start = Date.parse('2026-03-01T18:00:00Z');
const at = (minutes: number) => new Date(start + minutes * MINUTE);
const sample = (minutes: number, changes: Partial<WatchSample> = {}): WatchSample => ({
  at: at(minutes),
  latitude: 25,
  longitude: 55,
  speed: 0,
  ignition: null,
  alarm: null,
  isFixed: true,
  ...changes,
});
/** A hundredth of a degree of latitude, 1.1 km, in each minute. */
const moving = (minutes: number, changes: Partial<WatchSample> = {}) =>
  sample(minutes, { latitude: 25 + minutes / 100, speed: 67, ...changes });
const on = { enabled: true };
const context: WatchContext = {
  vehicleId: 'vehicle',
  zones: [],
  rules: {
    ...defaultAlertRules,
    nightUse: { ...on, from: 23, to: 5 },
    idling: { ...on, minutes: 20 },
    harshDriving: { ...on, times: 2 },
  },
  trips: [{ id: 'trip', from: at(-60), to: null, endsAt: at(10_000), plannedKm: null }],
  country: 'ae',
  timeZone: 'Asia/Dubai',
};
const watch = (samples: readonly WatchSample[], changes: Partial<WatchContext> = {}, state = freshState) =>
  watchSamples({ ...context, ...changes }, state, samples);
const every = (step: number, last: number, build: (minutes: number) => WatchSample) =>
  Array.from({ length: last / step + 1 }, (_, index) => build(index * step));

test.each([
  ['2026-03-01T19:00:00Z', 23, 5, true],
  ['2026-03-02T00:59:59Z', 23, 5, true],
  ['2026-03-02T01:00:00Z', 23, 5, false],
  ['2026-03-01T18:59:59Z', 23, 5, false],
  ['2026-03-01T21:30:00Z', 1, 2, true],
  ['2026-03-01T12:00:00Z', 8, 8, true],
])('%s is between %d and %d in Dubai: %s', (moment, from, to, isBetween) => {
  expect(isBetweenHours(new Date(moment), from, to, 'Asia/Dubai')).toBe(isBetween);
});

test('driving at night is one matter for the night, and ends with the last movement', () => {
  expect(watch(every(10, 50, moving)).matters).toEqual([]);
  const driven = watch(every(10, 120, moving));
  expect(driven.matters).toMatchObject([
    {
      kind: 'nightUse',
      tripId: 'trip',
      startedAt: '2026-03-01T19:00:00.000Z',
      endedAt: null,
      figures: { from: 23, to: 5 },
    },
  ]);
  const morning = watch([sample(430, { latitude: 26.2 })], {}, driven.state);
  expect(morning.matters).toMatchObject([
    { startedAt: '2026-03-01T19:00:00.000Z', endedAt: '2026-03-01T20:00:00.000Z' },
  ]);
  expect(watch(every(10, 120, moving), { trips: [] }).matters).toEqual([]);
  expect(watch(every(10, 120, (minutes) => sample(minutes))).matters).toEqual([]);
});

test('an engine that runs while the vehicle stands is noticed after its minutes, and when it is over', () => {
  const idle = (minutes: number) => sample(minutes, { ignition: true });
  expect(watch(every(1, 19, idle)).matters).toEqual([]);
  const raised = watch(every(1, 25, idle));
  expect(raised.matters).toMatchObject([{ kind: 'idling', figures: { minutes: 20 }, endedAt: null }]);
  const over = watch([sample(26, { ignition: false })], {}, raised.state);
  expect(over.matters).toMatchObject([
    { startedAt: at(0).toISOString(), figures: { minutes: 25 }, endedAt: at(25).toISOString() },
  ]);
  // Not where the device does not report the ignition, was silent, or the vehicle drove.
  expect(watch(every(1, 40, (minutes) => sample(minutes))).matters).toEqual([]);
  expect(watch([idle(0), idle(40)]).matters).toEqual([]);
  expect(watch(every(1, 40, (minutes) => moving(minutes, { ignition: true }))).matters).toEqual([]);
});

const isTowed = ({ kind }: { kind: string }) => kind === 'towed';

test('a vehicle that is moved with its ignition off is towed, until the ignition is on', () => {
  const off = { ignition: false };
  const towed = watch([sample(0, { ignition: true }), sample(1, off), moving(2, off), moving(3, off)]);
  expect(towed.matters.filter(isTowed)).toMatchObject([
    { startedAt: at(2).toISOString(), endedAt: null, figures: { km: 3.3 } },
  ]);
  const over = watch([sample(9, { ignition: true, latitude: 25.03 })], {}, towed.state);
  expect(over.matters.filter(isTowed)).toMatchObject([{ endedAt: at(9).toISOString() }]);
  // A device that never reports the ignition as on is not wired to it.
  expect(watch(every(1, 5, (minutes) => moving(minutes, off))).matters.filter(isTowed)).toEqual([]);
  // A receiver in a garage.
  const noise = [sample(0, { ignition: true }), sample(1, off), sample(2, { ...off, latitude: 25.003 })];
  expect(watch(noise).matters.filter(isTowed)).toEqual([]);
  const warned = watch([sample(0, { alarm: 'towing' }), sample(1, { alarm: 'towing' })]);
  expect(warned.matters.filter(isTowed)).toMatchObject([{ startedAt: at(0).toISOString() }]);
});

test('an alarm of the device is one matter while it is repeated, without a place and without a trip', () => {
  const cut = (minutes: number) => sample(minutes, { alarm: 'powerCut', isFixed: false, latitude: 0 });
  const { matters, state } = watch([cut(0), cut(20), cut(40), cut(90)], { trips: [] });
  expect(matters).toMatchObject([
    { kind: 'tampering', tripId: null, startedAt: at(0).toISOString(), figures: { alarm: 'powerCut' } },
    { kind: 'tampering', startedAt: at(90).toISOString() },
  ]);
  expect(state.last).toBeNull();
  const other = watch([
    sample(0, { alarm: 'crash' }),
    sample(0, { alarm: 'jamming' }),
    sample(0, { alarm: 'sos' }),
  ]);
  expect(other.matters.map(({ kind }) => kind)).toEqual(['crash', 'tampering']);
  const rules = { ...context.rules, tampering: { enabled: false } };
  expect(watch([cut(0)], { rules }).matters).toEqual([]);
});

test('harsh manoeuvres of a trip are counted from the limit on', () => {
  const brake = (minutes: number) => sample(minutes, { alarm: 'harshBraking' });
  expect(watch([brake(0)]).matters).toEqual([]);
  expect(watch([brake(0), brake(5), brake(9)]).matters).toMatchObject([
    { kind: 'harshDriving', matter: 'harshDriving vehicle trip', figures: { times: 3 } },
  ]);
  expect(watch([brake(0), brake(5)], { trips: [] }).matters).toEqual([]);
});
