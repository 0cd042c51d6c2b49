import type { CheckListRecord, VehicleDamage } from '@portal/shared/contract';
import { startHandover, startReturn, toWholeList } from './short-list';

const now = Date.parse('2026-11-26T08:00:00.000Z');
const yesterday = '2026-11-25T08:00:00.000Z';
const list: NonNullable<CheckListRecord> = {
  odometer: 42_100,
  fuelEighths: 8,
  cleanliness: 'clean',
  keysCount: 2,
  spareWheel: true,
  jack: true,
  triangle: true,
  firstAidKit: true,
  registrationCard: true,
  tollTag: true,
  zones: [{ zone: 'roof', condition: 'dent', note: 'Hail', photos: ['photo'] }],
  signedAt: yesterday,
};
const known = {
  last: { list, filledAt: yesterday, tripCode: 'T-000012', isFullRequired: false },
  damages: [] as readonly VehicleDamage[],
  fleetKilometre: 42_110,
  tracker: null,
  now,
};
const bumper: VehicleDamage = {
  damageId: '1',
  vehicleId: '1',
  zone: 'front-bumper',
  kind: 'scratch',
  since: yesterday,
};

test('a handover takes over the last list, the newest reading and the damage that is open', () => {
  const start = startHandover({ ...known, damages: [bumper] });
  expect(start).toMatchObject({
    values: { odometer: '42110', fuelEighths: 8, keysCount: 2 },
    assumed: { odometer: 'last-reading', fuel: 'last-list', condition: 'last-list' },
    tripCode: 'T-000012',
    doubts: [],
  });
  // The roof was repaired: the signed list is older than what is known of the vehicle.
  expect(start?.values.zones.roof.condition).toBe('none');
  expect(start?.values.zones['front-bumper'].condition).toBe('scratch');
});

test('damage of a list that nobody signed, or of a server without damages, stays', () => {
  const unsigned = { ...known.last, list: { ...list, signedAt: null } };
  const both = startHandover({ ...known, last: unsigned, damages: [bumper] });
  expect(both?.values.zones.roof).toMatchObject({ condition: 'dent', photos: [] });
  expect(both?.values.zones['front-bumper'].condition).toBe('scratch');
  expect(startHandover({ ...known, damages: null })?.values.zones.roof.condition).toBe('dent');
});

test('the tracker counts, unless it is behind the last reading', () => {
  const tracked = startHandover({ ...known, tracker: { kilometre: 42_115.4, at: yesterday } });
  expect(tracked).toMatchObject({
    values: { odometer: '42115' },
    assumed: { odometer: 'tracker' },
    trackedAt: yesterday,
  });
  const behind = startHandover({ ...known, tracker: { kilometre: 42_000, at: yesterday } });
  expect(behind).toMatchObject({ values: { odometer: '42110' }, assumed: { odometer: 'last-reading' } });
});

test('there is no short way without a complete list, or where the company wants the whole one', () => {
  expect(startHandover({ ...known, last: { list: null } })).toBeNull();
  expect(startHandover({ ...known, last: { list: { ...list, jack: null } } })).toBeNull();
  expect(startHandover({ ...known, last: { ...known.last, isFullRequired: true } })).toBeNull();
});

test('what is hardly true any more is pointed out', () => {
  const last = {
    list: { ...list, fuelEighths: 3, cleanliness: 'used' },
    filledAt: '2026-11-01T08:00:00.000Z',
  };
  const tracker = { kilometre: 42_300, at: '2026-11-20T08:00:00.000Z' };
  expect(startHandover({ ...known, last, tracker })?.doubts).toEqual([
    'old',
    'driven',
    'silent',
    'fuel',
    'dirty',
  ]);
});

test('a return is as the handover, but its kilometres are read or the tracker’s', () => {
  expect(startReturn(list, null, now)).toMatchObject({
    values: { odometer: '', fuelEighths: 8, zones: { roof: { condition: 'dent', photos: [] } } },
    assumed: { fuel: 'last-list', condition: 'last-list' },
  });
  expect(startReturn(list, { kilometre: 42_300, at: yesterday }, now)).toMatchObject({
    values: { odometer: '42300' },
    assumed: { odometer: 'tracker' },
    doubts: [],
  });
  expect(startReturn({ ...list, keysCount: null }, null, now)).toBeNull();
});

test('the whole list begins without the readings that nobody read', () => {
  const start = startReturn(list, { kilometre: 42_300, at: yesterday }, now);
  if (!start) throw new Error('There is no start.');
  expect(toWholeList(start)).toMatchObject({ odometer: '', fuelEighths: null, keysCount: 2 });
  const typed = { values: { ...start.values, odometer: '42310' }, assumed: { fuel: 'last-list' } } as const;
  expect(toWholeList(typed)).toMatchObject({ odometer: '42310', fuelEighths: null });
});
