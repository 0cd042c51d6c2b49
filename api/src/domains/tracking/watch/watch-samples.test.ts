import { defaultAlertRules, MINUTE, SECOND } from '@portal/shared/contract';

import { selectZones } from './select-zones';
import { watchSamples } from './watch-samples';
import { freshState, type WatchContext, type WatchedTrip, type WatchSample } from './watch-state';

const start = Date.parse('2026-03-01T08:00:00Z');
const at = (seconds: number) => new Date(start + seconds * SECOND);
const sample = (seconds: number, latitude: number, speed = 60): WatchSample => ({
  at: at(seconds),
  latitude,
  longitude: 55,
  speed,
  ignition: null,
  alarm: null,
  isFixed: true,
});
const trip: WatchedTrip = {
  id: 'trip',
  from: at(-3600),
  to: null,
  endsAt: at(2 * 86_400),
  plannedKm: null,
};
/** A tenth of a degree of latitude is 11.1 km. */
const circle = (latitude: number, radius: number) =>
  ({ type: 'circle', center: { latitude, longitude: 55 }, radius }) as const;
const forAll = { vehicleIds: null, tripId: null };
const context: WatchContext = {
  vehicleId: 'vehicle',
  zones: [
    { ...forAll, id: 'a', name: 'Dubai', kind: 'stay', shape: circle(25, 5000) },
    { ...forAll, id: 'b', name: 'Abu Dhabi', kind: 'stay', shape: circle(24, 5000) },
    { ...forAll, id: 'c', name: 'Port', kind: 'forbidden', shape: circle(25.04, 200) },
    { ...forAll, id: 'd', name: 'Yard', kind: 'yard', shape: circle(24.97, 200) },
  ],
  rules: defaultAlertRules,
  trips: [trip],
  country: 'ae',
  timeZone: 'Asia/Dubai',
};
const watch = (samples: readonly WatchSample[], changes: Partial<WatchContext> = {}, state = freshState) =>
  watchSamples({ ...context, ...changes }, state, samples);
const withRules = (rules: Partial<typeof defaultAlertRules>) => ({
  rules: { ...defaultAlertRules, ...rules },
});

test('leaving the zones is one matter until the vehicle is back, with how far it was outside', () => {
  const out = [sample(0, 25), sample(300, 25.06), sample(600, 25.08)];
  const first = watch(out);
  expect(first.matters).toEqual([
    {
      kind: 'zoneLeft',
      matter: 'zoneLeft vehicle 2026-03-01T08:05:00.000Z',
      vehicleId: 'vehicle',
      tripId: 'trip',
      startedAt: '2026-03-01T08:05:00.000Z',
      endedAt: null,
      figures: { since: '2026-03-01T08:05:00.000Z', zone: 'Dubai', km: 3.9 },
    },
  ]);
  // A run that was interrupted gives the same matter again.
  expect(watch(out).matters).toEqual(first.matters);
  const back = watch([sample(900, 25.01)], {}, first.state);
  expect(back.matters).toMatchObject([
    {
      matter: 'zoneLeft vehicle 2026-03-01T08:05:00.000Z',
      endedAt: '2026-03-01T08:15:00.000Z',
      figures: { km: 3.9, until: '2026-03-01T08:15:00.000Z' },
    },
  ]);
  expect(watch([sample(1200, 25)], {}, back.state).matters).toEqual([]);
});

test.each([
  ['in another zone to stay in', [sample(0, 24)], {}],
  ['at the border, within the noise of a receiver', [sample(0, 25), sample(60, 25.0455)], {}],
  ['without a trip', [sample(0, 25.5)], { trips: [] }],
  ['with the rule switched off', [sample(0, 25.5)], withRules({ zoneLeft: { enabled: false } })],
  ['at a place that nothing reaches in that time', [sample(0, 25), sample(10, 26)], {}],
])('nothing is left %s', (_, samples, changes) => {
  expect(watch(samples, changes).matters.filter(({ kind }) => kind === 'zoneLeft')).toEqual([]);
});

test('a country is left well inside another one, and not on the sea', () => {
  const zones = [
    { ...forAll, id: 'a', name: 'Emirates', kind: 'stay' as const, shape: { type: 'country' as const } },
  ];
  const drive = (...places: readonly (readonly [latitude: number, longitude: number])[]) =>
    places.map(([latitude, longitude], step) => ({ ...sample(step * 3600, latitude), longitude }));
  // Al Ain, Buraimi, Sohar, the corniche there, the sea before it, and home.
  const way = drive(
    [24.21, 55.74],
    [24.25, 55.79],
    [24.35, 56.65],
    [24.36, 56.75],
    [24.5, 56.9],
    [24.21, 55.74],
  );
  expect(watch(way, { zones }).matters).toMatchObject([
    {
      kind: 'zoneLeft',
      startedAt: '2026-03-01T10:00:00.000Z',
      endedAt: '2026-03-01T13:00:00.000Z',
      figures: { zone: 'Emirates', country: 'OM' },
    },
  ]);
  // On the line of 10 km a vehicle is out once.
  const line = drive([26.18, 56.247], [26.12, 56.2], [26.18, 56.247], [26.12, 56.2]);
  expect(watch(line, { zones }).matters).toHaveLength(1);
  expect(watch(drive([25.5, 54], [24.33, 52.6], [24.25, 55.79]), { zones }).matters).toEqual([]);
});

test('a forbidden zone is entered and left', () => {
  const { matters } = watch([sample(0, 25.03), sample(60, 25.04), sample(120, 25.0405), sample(240, 25.02)]);
  expect(matters).toMatchObject([
    { kind: 'zoneEntered', startedAt: '2026-03-01T08:01:00.000Z', endedAt: '2026-03-01T08:04:00.000Z' },
  ]);
  expect(matters[0]?.figures.zone).toBe('Port');
});

test('speed counts once it lasts, and a gap in the positions ends it', () => {
  const fast = (seconds: number, speed = 150) => sample(seconds, 25 + seconds / 100_000, speed);
  expect(watch([fast(0), fast(20)]).matters).toEqual([]);
  expect(watch([fast(0), fast(20), fast(40, 171)]).matters).toMatchObject([
    {
      kind: 'speeding',
      startedAt: '2026-03-01T08:00:00.000Z',
      figures: { speed: 171, limit: 140, seconds: 40 },
    },
  ]);
  expect(watch([fast(0), fast(20, 100), fast(40)]).matters).toEqual([]);
  expect(watch([fast(0), fast(600)]).matters).toEqual([]);
});

test('use without a trip is noticed outside the yard, once until the vehicle has stood for half an hour', () => {
  const changes = { trips: [], ...withRules({ usedBetween: { enabled: true } }) };
  expect(watch([sample(0, 24.97), sample(60, 24.9705)], changes).matters).toEqual([]);
  const used = watch([sample(0, 24.97), sample(60, 24.98), sample(120, 24.985)], changes);
  expect(used.matters).toMatchObject([
    { kind: 'usedBetween', tripId: null, startedAt: '2026-03-01T08:01:00.000Z', endedAt: null },
  ]);
  const parked = watch([sample(120 + 31 * 60, 24.985, 0)], changes, used.state);
  expect(parked.matters).toMatchObject([{ endedAt: '2026-03-01T08:02:00.000Z' }]);
});

test('driving far beyond the included kilometres is noticed before the return', () => {
  const trips = [{ ...trip, plannedKm: 10 }];
  const drive = (count: number) =>
    Array.from({ length: count }, (_, step) => sample(step * 60, 25 + step / 100));
  const watchKilometres = (count: number) =>
    watch(drive(count), { trips, zones: [] }).matters.filter(({ kind }) => kind === 'plannedKilometres');
  expect(watchKilometres(11)).toEqual([]);
  expect(watchKilometres(14)).toMatchObject([
    { matter: 'plannedKilometres vehicle trip', figures: { driven: 14, planned: 10 } },
  ]);
});

test('a receiver that drifts while the vehicle stands counts no kilometres', () => {
  const drift = (speed: number) =>
    Array.from({ length: 100 }, (_, step) => sample(step * 10, 25 + (step % 2) / 2000, speed));
  expect(watch(drift(0)).state.driven).toBe(0);
  expect(watch(drift(20)).state.driven).toBeGreaterThan(5000);
});

test('a vehicle that is due back is noticed in the yard, one at the beginning of its trip is not', () => {
  expect(watch([sample(0, 24.97)]).matters).toEqual([]);
  const trips = [{ ...trip, endsAt: at(-10 * 60) }];
  expect(watch([sample(0, 24.98), sample(60, 24.97), sample(120, 24.97)], { trips }).matters).toMatchObject([
    { kind: 'yardArrived', startedAt: '2026-03-01T08:01:00.000Z', figures: { zone: 'Yard' } },
  ]);
});

test('another trip begins without what the one before did', () => {
  const before = watch([sample(0, 25.06)]);
  const trips = [
    { ...trip, to: at(5 * 60) },
    { ...trip, id: 'next', from: at(10 * 60) },
  ];
  const next = watch([sample((15 * MINUTE) / SECOND, 25.06)], { trips }, before.state);
  expect(next.matters).toMatchObject([{ tripId: 'next', startedAt: '2026-03-01T08:15:00.000Z' }]);
  expect(next.state).toMatchObject({ tripId: 'next', driven: 0 });
});

test.each([
  ['for all', [], 'vehicle', 'trip', ['all']],
  ['of the vehicle replace those for all', ['vehicle'], 'vehicle', null, ['ofVehicle']],
  ['of another vehicle change nothing', ['vehicle'], 'other', null, ['all']],
  ['of the trip replace both', ['vehicle', 'trip'], 'vehicle', 'trip', ['ofTrip']],
  ['of another trip change nothing', ['trip'], 'vehicle', 'next', ['all']],
])('zones to stay in %s', (_, scopes, vehicleId, tripId, expected) => {
  const zone = { name: '', kind: 'stay', shape: circle(25, 100) } as const;
  const zones = [
    { ...zone, ...forAll, id: 'all' },
    ...(scopes.includes('vehicle') ? [{ ...zone, ...forAll, id: 'ofVehicle', vehicleIds: ['vehicle'] }] : []),
    ...(scopes.includes('trip') ? [{ ...zone, ...forAll, id: 'ofTrip', tripId: 'trip' }] : []),
  ];
  expect(selectZones(zones, vehicleId, tripId).map(({ id }) => id)).toEqual(expected);
  // Forbidden zones and yards add up.
  const forbidden = zones.map((one) => ({ ...one, kind: 'forbidden' as const }));
  expect(selectZones(forbidden, vehicleId, tripId).map(({ id }) => id)).toEqual(
    expected[0] === 'all' ? expected : expect.arrayContaining(['all', ...expected]),
  );
});
