import { listActiveRates, type FleetAlert, type FleetVehicle } from '@portal/shared/contract';
import { alertTone, bodyLabel, photoAddress, readKm, shownAlerts, getUrgency } from './vehicle';

const row = (changes: Partial<FleetVehicle>): FleetVehicle => ({ vehicleId: '1', ...changes });

test.each([
  ['/thumb.jpg', { id: 'a', url: '/full.jpg', thumbnailUrl: '/thumb.jpg' }],
  ['/full.jpg', { id: 'a', url: '/full.jpg' }],
  ['https://files.example/a.jpg', 'https://files.example/a.jpg'],
  [null, '0190b3c4-0000-7000-8000-000000000001'],
  [null, null],
])('the photo is shown from %s', (address, vehiclePhoto) => {
  expect(photoAddress(row({ vehiclePhoto }))).toBe(address);
});

test('only rates that are on and have a price are shown', () => {
  const details = {
    day: { enabled: true, rentInAED: '150.50' },
    week: { enabled: false, rentInAED: '900' },
    month: { enabled: true, rentInAED: 'much' },
  };
  expect(listActiveRates(details)).toEqual([{ period: 'day', minor: 15050 }]);
});

test('alerts come from the server, or are calculated if it sends none', () => {
  const serverAlerts: FleetAlert[] = [{ kind: 'service', unit: 'day', left: 3, at: 7 }];
  expect(shownAlerts(row({ alerts: serverAlerts, registrationDueDate: '2020-01-01' }), '2026-11-01')).toBe(
    serverAlerts,
  );
  expect(
    shownAlerts(
      row({ registrationDueDate: '2026-11-11', currentKilometre: '9980', nextServiceKilometre: 10_000 }),
      '2026-11-01',
    ),
  ).toEqual([
    { kind: 'registration', unit: 'day', left: 10, at: 30 },
    { kind: 'service', unit: 'kilometre', left: 20, at: 30 },
  ]);
  expect(shownAlerts(row({}), '2026-11-01')).toEqual([]);
});

test.each([
  [-1, 0, 'overdue', 'danger'],
  [0, 0, 'today', 'danger'],
  [5, 7, 'left', 'warning'],
  [45, 60, 'left', 'neutral'],
] as const)('%d left is %s', (left, at, urgency, tone) => {
  const alert: FleetAlert = { kind: 'service', unit: 'day', left, at };
  expect([getUrgency(alert), alertTone(alert)]).toEqual([urgency, tone]);
});

test('an invalid reading counts as missing', () => {
  expect([readKm('12500'), readKm(0), readKm(''), readKm('far'), readKm(null)]).toEqual([
    12_500,
    0,
    null,
    null,
    null,
  ]);
});

test('an unknown body type still shows', () => {
  expect([bodyLabel('van-cargo-mni'), bodyLabel('tank'), bodyLabel(null)]).toEqual(['Van Cargo', 'tank', '']);
});
