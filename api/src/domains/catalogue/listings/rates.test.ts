import { rentalDetails } from '@portal/shared/contract';
import * as v from 'valibot';
import { listEnabledPeriods, shownRates, storedRates } from './rates';

const sent = v.parse(rentalDetails, {
  day: { enabled: true, rentInAED: '99.50', mileageLimit: 250 },
  week: { enabled: false, rentInAED: '600', mileageLimit: '', unlimitedMileage: false },
  month: { enabled: false },
  hour: { enabled: true, rentInAED: '20', unlimitedMileage: true, minBookingHours: '4' },
});

test('rates are kept in minor units, and a period that is off keeps its values', () => {
  expect(storedRates(sent)).toEqual({
    day: { enabled: true, rent: 9950, mileageLimit: 250, unlimitedMileage: false },
    week: { enabled: false, rent: 60_000, mileageLimit: null, unlimitedMileage: false },
    month: { enabled: false, rent: null, mileageLimit: null, unlimitedMileage: false },
    hour: { enabled: true, rent: 2000, mileageLimit: null, unlimitedMileage: true, minBookingHours: 4 },
  });
  expect(listEnabledPeriods(storedRates(sent))).toEqual(['day', 'hour']);
});

test('rates that were read can be sent back unchanged', () => {
  expect(v.parse(rentalDetails, shownRates(storedRates(sent)))).toEqual(sent);
});
