import { toRing, toZoneFeatures } from './zone-features';

test('a circle becomes a closed ring at its radius, an area its corners', () => {
  const ring = toRing({ type: 'circle', center: { latitude: 25, longitude: 55 }, radius: 11_119.5 });
  expect(ring[0]).toEqual(ring.at(-1));
  const latitudes = ring.map(([, latitude]) => latitude);
  expect(Math.max(...latitudes)).toBeCloseTo(25.1, 3);
  const longitudes = ring.map(([longitude]) => longitude);
  expect(Math.max(...longitudes)).toBeCloseTo(55.1103, 3);
  const points = [
    { latitude: 25, longitude: 55 },
    { latitude: 25, longitude: 55.1 },
    { latitude: 25.1, longitude: 55.1 },
  ];
  const { features } = toZoneFeatures([
    { name: 'Port', kind: 'forbidden', shape: { type: 'polygon', points } },
    { name: 'Emirates', kind: 'stay', shape: { type: 'country' } },
  ]);
  const corners = [
    [55, 25],
    [55.1, 25],
    [55.1, 25.1],
    [55, 25],
  ];
  expect(features.map(({ geometry, properties }) => [geometry.coordinates, properties.name])).toEqual([
    [[corners], ''],
    [[expect.closeTo(55.05), expect.closeTo(25.05)], 'Port'],
  ]);
});
