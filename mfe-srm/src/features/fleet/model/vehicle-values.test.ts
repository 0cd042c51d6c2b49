import * as v from 'valibot';
import { aVehicle, photo } from '../../../testing/fleet';
import { listDifferences } from './compare';
import { vehicleRules } from './vehicle-rules';
import { toFormValues, withPrefill, type VehicleValues } from './vehicle-values';

const stored = toFormValues(aVehicle(1));
const problems = (changes: Partial<VehicleValues>, country: 'ae' | 'in' = 'ae') => {
  const read = v.safeParse(vehicleRules(country), { ...stored, ...changes });
  return [...new Set((read.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`))];
};

test('a stored vehicle is sent unchanged', () => {
  const { output, success } = v.safeParse(vehicleRules('ae'), stored);
  expect(success).toBe(true);
  expect(output).toMatchObject({
    vehiclePhoto: photo,
    vehicleRegistrationNumber: 'DXB A 1',
    numberOfPassengers: 5,
    currentKilometre: 12_000,
    additionalMilageChargePerKm: '1.50',
    rentalDetails: { day: { enabled: true, rentInAED: '250' }, hour: { enabled: false } },
  });
});

test('a new vehicle is rented by day, week, month and hour by default', () => {
  const { rentalDetails } = toFormValues(null);
  expect(Object.values(rentalDetails).map(({ enabled }) => enabled)).toEqual([true, true, true, true]);
});

test.each<[string, Partial<VehicleValues>]>([
  ['vehiclePhoto: validation.photoRequired', { vehiclePhoto: null }],
  ['vehicleRegistrationNumber: validation.emiratesPlate', { vehicleRegistrationNumber: 'KA01AB1234' }],
  ['numberOfPassengers: validation.passengers', { numberOfPassengers: '61' }],
  ['numberOfPassengers: validation.passengers', { numberOfPassengers: 'many' }],
  ['chassisNumber: validation.chassisNumber', { chassisNumber: '1HGCM82633A00435O' }],
  ['registrationDueDate: validation.dateOrder', { registrationDueDate: '2023-01-01' }],
  ['nextServiceKilometre: validation.kilometreOrder', { nextServiceKilometre: '9,000' }],
  ['currentKilometre: validation.number', { currentKilometre: '' }],
  ['additionalMilageChargePerKm: validation.money', { additionalMilageChargePerKm: '1.505' }],
])('the form reports %s', (problem, changes) => {
  expect(problems(changes)).toEqual([problem]);
});

test('dates and readings are compared even if other fields are still empty', () => {
  expect(problems({ bodyType: '', nextServiceKilometre: '1', registrationDueDate: '2020-01-01' })).toEqual([
    'bodyType: validation.required',
    'registrationDueDate: validation.dateOrder',
    'nextServiceKilometre: validation.kilometreOrder',
  ]);
});

test('the plate follows the country’s rule', () => {
  expect(problems({ vehicleRegistrationNumber: 'ka 01 ab 1234' }, 'in')).toEqual([]);
  expect(problems({}, 'in')).toEqual(['vehicleRegistrationNumber: validation.plate']);
});

test('the data of a listing is copied, and nothing else is lost', () => {
  const typed = { ...toFormValues(null), vehicleColor: 'Red', vehicleRegistrationNumber: 'DXB B 2' };
  const filled = withPrefill(typed, {
    vehicleRegistrationNumber: 'DXB A 1',
    bodyType: null,
    vehiclePhoto: { id: photo },
    rentalDetails: { day: { enabled: true, rentInAED: '99' } },
  });
  expect(filled).toMatchObject({
    vehicleColor: 'Red',
    vehicleRegistrationNumber: 'DXB A 1',
    bodyType: '',
    vehiclePhoto: photo,
    rentalDetails: { day: { enabled: true, rentInAED: '99' }, week: { enabled: false } },
  });
});

test('only differences are compared, rate by rate', () => {
  const serverVehicle = toFormValues(
    aVehicle(1, { vehicleColor: 'Black', version: 2, rentalDetails: { day: { enabled: false } } }),
  );
  expect(listDifferences(stored, serverVehicle)).toEqual(['vehicleColor', 'day', 'week']);
  expect(listDifferences(stored, { ...stored, version: 9 })).toEqual([]);
});
