import { listDifferences, settleDifferences } from './compare';
import { toFormValues } from './vehicle-values';

const stored = { ...toFormValues(null), vehicleColor: 'Blue', currentKilometre: '10', version: 2 };
const typed = { ...stored, vehicleColor: 'Red', currentKilometre: '12', version: 1 };
typed.rentalDetails = { ...typed.rentalDetails, day: { ...typed.rentalDetails.day, rentInAED: '99' } };

test('the fields that differ are compared, but not the version', () => {
  expect(listDifferences(typed, stored)).toEqual(['vehicleColor', 'currentKilometre', 'day']);
});

test('each field has the chosen value, mine without a choice, and the version is theirs', () => {
  const next = settleDifferences(typed, stored, { vehicleColor: 'second', currentKilometre: 'first' });
  expect(next).toMatchObject({ vehicleColor: 'Blue', currentKilometre: '12', version: 2 });
  expect(next.rentalDetails.day.rentInAED).toBe('99');
  expect(settleDifferences(typed, stored, { day: 'second' }).rentalDetails).toEqual(stored.rentalDetails);
});
