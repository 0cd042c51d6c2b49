import { listFleetAlerts, type Due } from './fleet-alerts';

const fine: Due = {
  registrationDueDate: '2027-11-01',
  insuranceDueDate: '2027-11-01',
  nextServiceDate: '2027-11-01',
  currentKm: 10_000,
  nextServiceKm: 20_000,
};
const today = '2026-11-01';
const listAlerts = (change: Partial<Due>) =>
  listFleetAlerts({ ...fine, ...change }, today).map(({ kind, unit, left, at }) => [kind, unit, left, at]);

test('a vehicle has no alert while everything is far away, or not insured here', () => {
  expect(listAlerts({})).toEqual([]);
  expect(listAlerts({ insuranceDueDate: null })).toEqual([]);
});

test.each([
  ['2026-12-31', [['registration', 'day', 60, 60]]],
  ['2027-01-01', []],
  ['2026-12-01', [['registration', 'day', 30, 30]]],
  ['2026-12-02', [['registration', 'day', 31, 60]]],
  ['2026-11-08', [['registration', 'day', 7, 7]]],
  ['2026-11-01', [['registration', 'day', 0, 0]]],
  ['2026-10-22', [['registration', 'day', -10, 0]]],
])('a registration until %s', (registrationDueDate, expected) => {
  expect(listAlerts({ registrationDueDate })).toEqual(expected);
});

test.each([
  [19_939, []],
  [19_940, [['service', 'kilometre', 60, 60]]],
  [19_970, [['service', 'kilometre', 30, 30]]],
  [20_000, [['service', 'kilometre', 0, 0]]],
  [20_500, [['service', 'kilometre', -500, 0]]],
])('a service at 20,000 km, at %d km', (currentKm, expected) => {
  expect(listAlerts({ currentKm })).toEqual(expected);
});

test('everything that is due gives an alert, in one order', () => {
  const due = { registrationDueDate: today, insuranceDueDate: today, nextServiceDate: today };
  expect(listAlerts({ ...due, currentKm: 19_999 }).map(([kind, unit]) => `${kind} ${unit}`)).toEqual([
    'registration day',
    'insurance day',
    'service day',
    'service kilometre',
  ]);
});
