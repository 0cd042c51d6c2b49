import { findStops, measureDistance, thinTrack, viewTrack, type TrackSample } from './track';

const start = Date.parse('2026-11-02T06:00:00Z');
const sample = (
  second: number,
  latitude: number,
  longitude: number,
  odometer: number | null = null,
): TrackSample => ({
  at: new Date(start + second * 1000),
  latitude,
  longitude,
  speed: 0,
  odometer,
});
/** A drive north, about 111 m in each ten seconds. */
const drive = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => sample(from + at * 10, 25 + at / 1000, 55.3));

test('the distance of two places is that of the sphere', () => {
  // A degree of latitude; Dubai to Abu Dhabi.
  expect(measureDistance({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(
    111_195,
    0,
  );
  const dubai = { latitude: 25.2048, longitude: 55.2708 };
  const abuDhabi = { latitude: 24.4539, longitude: 54.3773 };
  expect(measureDistance(dubai, abuDhabi) / 1000).toBeCloseTo(122.8, 0);
});

test('a long track keeps its first and last point and no more than are shown', () => {
  const long = drive(8640);
  const thinned = thinTrack(long, 1000);
  expect(thinned.length).toBeLessThanOrEqual(1000);
  expect(thinned.length).toBeGreaterThan(400);
  expect([thinned[0], thinned.at(-1)]).toEqual([long[0], long.at(-1)]);
  expect(thinTrack(drive(5), 1000)).toHaveLength(5);
});

test('a vehicle that stays for five minutes stops; its noise is no distance', () => {
  const rest = Array.from({ length: 60 }, (_, at) => sample(100 + at * 10, 25.01 + (at % 2) / 20_000, 55.3));
  const samples = [
    ...drive(10),
    ...rest,
    ...drive(11, 700).map((one) => ({ ...one, latitude: one.latitude + 0.01 })),
  ];
  const stops = findStops(samples);
  expect(stops).toHaveLength(1);
  expect(stops[0]).toMatchObject({ from: new Date(start + 100_000).toISOString() });
  const track = viewTrack([samples], false);
  expect(track.distance).toBeCloseTo(2.2, 1);
  expect(track).toMatchObject({ deviceDistance: null, isHidden: false });
});

test('two vehicles of one trip are measured apart, by the device only where both have one', () => {
  const first = [sample(0, 25, 55, 1000), sample(10, 25.01, 55, 2100)];
  const second = [sample(100, 24, 54, 70_000), sample(110, 24.01, 54, 71_200)];
  expect(viewTrack([first, second], false)).toMatchObject({ distance: 2.2, deviceDistance: 2.3 });
  const silent = second.map((one) => ({ ...one, odometer: null }));
  expect(viewTrack([first, silent], true)).toMatchObject({ deviceDistance: null, isHidden: true });
  expect(viewTrack([], false)).toMatchObject({ points: [], stops: [], distance: 0, deviceDistance: null });
});
