import { measureOutside } from '../../domains/tracking';
import { createGt06Decoder } from '../../tracking/protocols/gt06/decoder';
import { writeLocation, writeLogin } from './gt06-message';
import { borderRoad, driveRoad, emirates, roads } from './roads';

const zone = { type: 'polygon' as const, points: [...emirates] };

test('the roads of the demo stay in its zone, and the road to the border leaves it within four kilometres', () => {
  for (const road of roads)
    for (let metres = 0; metres < 150_000; metres += 1000)
      expect([road.name, measureOutside(zone, driveRoad(road, metres))]).toEqual([road.name, 0]);
  expect(measureOutside(zone, driveRoad(borderRoad, 0))).toBe(0);
  expect(measureOutside(zone, driveRoad(borderRoad, 4000))).toBeGreaterThan(1000);
});

test('one turns at the end of a road', () => {
  const road = {
    name: 'north',
    points: [
      { latitude: 25, longitude: 55 },
      { latitude: 25.01, longitude: 55 },
    ],
  };
  expect(driveRoad(road, 0)).toEqual({ latitude: 25, longitude: 55, course: 0 });
  expect(driveRoad(road, 1512)).toMatchObject({ course: 180 });
  expect(driveRoad(road, 1512).latitude).toBeCloseTo(25.0064, 4);
});

test('the listener understands the messages of the demo', () => {
  const decoder = createGt06Decoder();
  const at = new Date('2026-03-01T08:02:00Z');
  const place = { at, latitude: 25.2, longitude: 55.27, speed: 92, course: 215 };
  const read = decoder.push(Buffer.concat([writeLogin('359000000000017', 1), writeLocation(place, 2)]), at);
  expect(read).toMatchObject([
    { kind: 'login', identifier: '359000000000017' },
    {
      kind: 'positions',
      positions: [{ fixTime: at, latitude: 25.2, longitude: 55.27, speed: 92, course: 215, isFixed: true }],
    },
  ]);
});
