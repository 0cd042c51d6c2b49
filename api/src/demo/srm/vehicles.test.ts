import { bodyTypes, countries } from '@portal/shared/contract';

import { looksOfVehicles, looks } from '../pictures/looks';
import { demoVehicles } from './vehicles';

const now = new Date('2026-11-29T08:00:00Z');
const { ae, in: india } = countries;

test('the fleets of the two countries have every body type, each as it is drawn', () => {
  const vehicles = [ae, india].flatMap((country) => demoVehicles(country, now));
  const types = new Set(vehicles.map(({ form }) => form.bodyType));
  expect(bodyTypes.filter(({ value }) => !types.has(value))).toEqual([]);
  for (const { code, form } of vehicles)
    expect(looks[looksOfVehicles[code] as keyof typeof looks].body).toBe(form.bodyType);
});

test('no two vehicles of a fleet have one plate, and each has a colour', () => {
  for (const country of [ae, india]) {
    const forms = demoVehicles(country, now).map(({ form }) => form);
    expect(new Set(forms.map((form) => form.vehicleRegistrationNumber)).size).toBe(forms.length);
    expect(forms.filter(({ vehicleColor }) => !vehicleColor)).toEqual([]);
  }
});
