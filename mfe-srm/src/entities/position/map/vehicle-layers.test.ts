import type { VehiclePosition } from '@portal/shared/contract';
import { toTrackFeatures, toVehicleFeatures } from './vehicle-layers';

const position: VehiclePosition = {
  vehicleId: 'v1',
  plate: 'DXB A 1',
  state: 'moving',
  isHidden: false,
  place: { latitude: 25, longitude: 55, speed: 60, course: 0 },
};

test('a vehicle with a place is a point, one whose place is hidden is none', () => {
  const { features } = toVehicleFeatures([position, { ...position, vehicleId: 'v2', place: null }], 'v1');
  expect(features).toMatchObject([
    { geometry: { coordinates: [55, 25] }, properties: { plate: 'DXB A 1', isOpen: true } },
  ]);
});

test('a track of two points is a line, one of a single point is none', () => {
  const point = { at: '2026-03-01T00:00:00.000Z', latitude: 25, longitude: 55, speed: 0 };
  expect(toTrackFeatures([point], []).features).toEqual([]);
  expect(toTrackFeatures([point, { ...point, latitude: 26 }], []).features[0]?.geometry.coordinates).toEqual([
    [55, 25],
    [55, 26],
  ]);
});
