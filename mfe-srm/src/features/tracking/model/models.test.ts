import type { VehiclePosition } from '@portal/shared/contract';
import { listVehicles, mergePositions } from './list-vehicles';
import { findNearestCity } from '../../../entities/position/model/nearest-city';
import { trackingView } from './view-state';

const { change: changeView, first: firstView, read: readView, write: writeView } = trackingView;

const position = (plate: string, changes: Partial<VehiclePosition> = {}): VehiclePosition => ({
  vehicleId: plate,
  plate,
  state: 'parked',
  isHidden: false,
  ...changes,
});
const trip = { bookingId: 'b', code: 'T-000012', customerName: 'Asha Rao' };
const all = [position('DXB A 1', { state: 'moving', trip }), position('DXB B 2', { state: 'new' })];
const listPlates = (search: string, show: 'all' | 'moving' | 'offline' | 'rented' | 'free') =>
  listVehicles(all, { search, show }).map(({ plate }) => plate);

test('vehicles are found by plate, trip and customer, and by what they do', () => {
  expect(listPlates('', 'all')).toEqual(['DXB A 1', 'DXB B 2']);
  expect(listPlates('b 2', 'all')).toEqual(['DXB B 2']);
  expect(listPlates('asha', 'all')).toEqual(['DXB A 1']);
  expect(listPlates('000012', 'free')).toEqual([]);
  expect(listPlates('', 'moving')).toEqual(['DXB A 1']);
  expect(listPlates('', 'offline')).toEqual(['DXB B 2']);
  expect(listPlates('', 'rented')).toEqual(['DXB A 1']);
  expect(listPlates('', 'free')).toEqual(['DXB B 2']);
});

test('a newer position takes the place of the older one', () => {
  const newer = position('DXB B 2', { state: 'moving' });
  expect(mergePositions(all, new Map([['DXB B 2', newer]]))).toEqual([all[0], newer]);
});

test('a place is named by the next main city, in the language of the page', () => {
  expect(findNearestCity({ latitude: 25.1, longitude: 55.2 }, 'en')).toEqual({ name: 'Dubai', km: 13 });
  expect(findNearestCity({ latitude: 28.6, longitude: 77.2 }, 'hi')?.name).toBe('दिल्ली');
  expect(findNearestCity({ latitude: 0, longitude: 0 }, 'en')).toBeNull();
});

test('the view is in the address, and another vehicle begins without a day', () => {
  const view = { ...firstView, show: 'moving', vehicle: 'v1', day: '2026-03-01', part: 'map' } as const;
  expect(readView(writeView(view, new URLSearchParams()))).toEqual(view);
  expect(readView(new URLSearchParams('show=flying&day=yesterday&part=moon'))).toEqual(firstView);
  expect(changeView(view, { vehicle: 'v2' }).day).toBe('');
  expect(changeView(view, { part: 'list' }).day).toBe('2026-03-01');
});
