import * as v from 'valibot';
import { createZoneRules, emptyZone, readCorners, readPlace, toZoneBody, toZoneValues } from './zone-values';

const zoneRules = createZoneRules((field) => `fix ${field}`);

test.each([
  ['25.2, 55.27', { latitude: 25.2, longitude: 55.27 }],
  [' -33.9;18.42 ', { latitude: -33.9, longitude: 18.42 }],
  ['25.2 55.27', { latitude: 25.2, longitude: 55.27 }],
  ['91, 55', null],
  ['Dubai', null],
  ['25.2', null],
])('%s is read as a place', (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

test('a zone that is typed becomes the one that is sent, and back', () => {
  const circle = { ...emptyZone, name: ' Dubai ', center: '25.20000, 55.27000', radius: '12,5' };
  const body = toZoneBody(v.parse(zoneRules, circle));
  expect(body).toEqual({
    name: 'Dubai',
    kind: 'stay',
    appliesTo: 'all',
    shape: { type: 'circle', center: { latitude: 25.2, longitude: 55.27 }, radius: 12_500 },
  });
  expect(toZoneValues({ zoneId: 'z', ...body, appliesTo: 'all', vehicles: [] })).toEqual({
    ...circle,
    name: 'Dubai',
    radius: '12.5',
  });
  const corners = '25.00000, 55.00000\n25.10000, 55.00000\n25.10000, 55.10000';
  const area = { ...emptyZone, name: 'Port', kind: 'forbidden' as const, type: 'polygon' as const, corners };
  const areaBody = toZoneBody(v.parse(zoneRules, area));
  expect(areaBody.shape).toMatchObject({ type: 'polygon', points: readCorners(corners) });
  expect(toZoneValues({ zoneId: 'z', ...areaBody, appliesTo: 'all', vehicles: [] }).corners).toBe(corners);
});

test('the country of the portal is a zone to stay in', () => {
  const country = { ...emptyZone, name: 'Emirates', type: 'country' as const };
  const body = toZoneBody(v.parse(zoneRules, country));
  expect(body).toMatchObject({ kind: 'stay', shape: { type: 'country' } });
  expect(toZoneValues({ zoneId: 'z', ...body, appliesTo: 'all', vehicles: [] })).toEqual(country);
});

test.each([
  [{ center: '' }, ['center']],
  [{ center: 'Dubai' }, ['center']],
  [{ center: '25, 55', radius: '0.01' }, ['radius']],
  [{ center: '25, 55', radius: '' }, ['radius']],
  [{ center: 'Dubai', radius: 'far', name: '' }, ['name', 'center', 'radius']],
  [{ appliesTo: 'vehicles' as const, center: '25, 55' }, ['vehicleIds']],
  [{ appliesTo: 'trip' as const }, ['bookingId', 'center']],
  [{ type: 'country' as const, kind: 'forbidden' as const }, ['kind']],
  [{ type: 'polygon' as const, corners: '25, 55\n25.1, 55' }, ['corners']],
  [{ type: 'polygon' as const, corners: '25, 55\nhere\n25.1, 55' }, ['corners']],
])('%j is refused at each of its wrong fields', (change, fields) => {
  const { issues } = v.safeParse(zoneRules, { ...emptyZone, name: 'Zone', ...change });
  expect(issues?.map(({ path }) => path?.[0]?.key)).toEqual(fields);
  if (fields.includes('radius')) expect(issues?.at(-1)?.message).toBe('fix radius');
});

test('a zone for chosen vehicles, or for a trip, is sent with them alone', () => {
  const values = { ...emptyZone, name: 'Zone', center: '25, 55', vehicleIds: ['one'], bookingId: 'trip' };
  expect(toZoneBody({ ...values, appliesTo: 'vehicles' })).toMatchObject({ vehicleIds: ['one'] });
  expect(toZoneBody({ ...values, appliesTo: 'vehicles' })).not.toHaveProperty('bookingId');
  expect(toZoneBody({ ...values, appliesTo: 'trip' })).toMatchObject({ bookingId: 'trip' });
  expect(toZoneBody({ ...values, appliesTo: 'trip' })).not.toHaveProperty('vehicleIds');
});
