import { differences, settled } from './compare';
import { toFormValues } from './vehicle-values';

const theirs = { ...toFormValues(null), vehicleColor: 'Blue', currentKilometre: '10', version: 2 };
const mine = { ...theirs, vehicleColor: 'Red', currentKilometre: '12', version: 1 };
mine.rentalDetails = { ...mine.rentalDetails, day: { ...mine.rentalDetails.day, rentInAED: '99' } };

test('the fields that differ are compared, but not the version', () => {
  expect(differences(mine, theirs)).toEqual(['vehicleColor', 'currentKilometre', 'day']);
});

test('each field has the chosen value, mine without a choice, and the version is theirs', () => {
  const next = settled(mine, theirs, { vehicleColor: 'second', currentKilometre: 'first' });
  expect(next).toMatchObject({ vehicleColor: 'Blue', currentKilometre: '12', version: 2 });
  expect(next.rentalDetails.day.rentInAED).toBe('99');
  expect(settled(mine, theirs, { day: 'second' }).rentalDetails).toEqual(theirs.rentalDetails);
});
