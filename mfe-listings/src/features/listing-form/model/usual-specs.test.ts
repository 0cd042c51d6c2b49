import type { Spec } from './specs';
import { findUsualSpecs } from './usual-specs';

const spec = (name: string, ...values: string[]): Spec => ({
  id: name,
  name,
  values: values.map((value) => ({ id: `${name}: ${value}`, name: value })),
});
const specs = [
  spec('Transmission', 'Manual', 'Automatic'),
  spec('Fuel type', 'Diesel', 'Petrol'),
  spec('Body colour', 'White', 'Black'),
  spec('Doors', '2', '4', '5'),
];

test('a car begins with what is usual for its type and country, and without a value elsewhere', () => {
  expect(findUsualSpecs(specs, { country: 'ae', type: 'SUV' })).toEqual({
    Transmission: 'Transmission: Automatic',
    'Fuel type': 'Fuel type: Petrol',
    Doors: 'Doors: 5',
  });
  expect(findUsualSpecs(specs, { country: 'in', type: 'Sedan' })).toEqual({
    'Fuel type': 'Fuel type: Petrol',
    Doors: 'Doors: 4',
  });
});

test('other types, and a server with other names, have no usual values', () => {
  expect(findUsualSpecs(specs, { country: 'ae', type: 'Yacht' })).toEqual({});
  expect(findUsualSpecs([spec('Gearbox', 'Auto')], { country: 'ae', type: 'SUV' })).toEqual({});
});
