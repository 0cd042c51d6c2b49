import { getGstRate, type GstCriteria } from './gst-rate';

const car: GstCriteria = {
  kind: 'car',
  fuelType: 'petrol',
  engineCapacity: 1197,
  vehicleLength: 3995,
  passengers: 5,
};

test.each<[string, Partial<GstCriteria>, number | null]>([
  ['a small petrol car', {}, 1800],
  ['a car at both limits', { engineCapacity: 1200, vehicleLength: 4000 }, 1800],
  ['a car with a larger engine', { engineCapacity: 1201 }, 4000],
  ['a longer car', { vehicleLength: 4001 }, 4000],
  ['a longer car with an unknown engine', { vehicleLength: 4300, engineCapacity: null }, 4000],
  ['a car of unknown length', { vehicleLength: null }, null],
  ['a small diesel car', { fuelType: 'diesel', engineCapacity: 1500 }, 1800],
  ['a diesel hybrid with a larger engine', { fuelType: 'dieselHybrid', engineCapacity: 1501 }, 4000],
  ['a petrol hybrid with a diesel-sized engine', { fuelType: 'petrolHybrid', engineCapacity: 1400 }, 4000],
  ['an electric car of any size', { fuelType: 'electric', engineCapacity: null, vehicleLength: 5000 }, 500],
  ['a minibus for ten', { passengers: 10, engineCapacity: 2500, vehicleLength: 6000 }, 1800],
  ['a truck', { kind: 'commercial', engineCapacity: 5000, vehicleLength: 9000 }, 1800],
  ['a motorcycle of 350 cc', { kind: 'motorcycle', engineCapacity: 350, vehicleLength: null }, 1800],
  ['a motorcycle of 351 cc', { kind: 'motorcycle', engineCapacity: 351, vehicleLength: null }, 4000],
  ['a motorcycle with an unknown engine', { kind: 'motorcycle', engineCapacity: null }, null],
  ['a boat', { kind: 'other' }, null],
  ['a vehicle of unknown fuel', { fuelType: null }, null],
])('%s has the rate of its sale', (_, change, rate) => {
  expect(getGstRate({ ...car, ...change })).toBe(rate);
});
