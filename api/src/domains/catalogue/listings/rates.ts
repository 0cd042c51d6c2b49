import {
  fromMinorUnits,
  rentalPeriods,
  toMinorUnits,
  type RentalDetails,
  type RentalPeriod,
  type ShownRentalDetails,
} from '@portal/shared/contract';
import type { StoredRate, StoredRates } from '../../../database/tables/listings';

type SentRate = RentalDetails[RentalPeriod] & { readonly minBookingHours?: number };
type ShownRate = NonNullable<ShownRentalDetails[RentalPeriod]>;

const byPeriod = <Value>(make: (period: RentalPeriod) => Value): Record<RentalPeriod, Value> => ({
  day: make('day'),
  week: make('week'),
  month: make('month'),
  hour: make('hour'),
});

function stored({
  enabled,
  rentInAED,
  mileageLimit,
  unlimitedMileage,
  minBookingHours,
}: SentRate): StoredRate {
  return {
    enabled,
    rent: rentInAED === '' ? null : toMinorUnits(rentInAED),
    mileageLimit: mileageLimit === '' ? null : Number(mileageLimit),
    unlimitedMileage,
    ...(minBookingHours !== undefined && { minBookingHours }),
  };
}

function shown({ enabled, rent, mileageLimit, unlimitedMileage, minBookingHours }: StoredRate): ShownRate {
  return {
    enabled,
    rentInAED: rent === null ? '' : fromMinorUnits(rent),
    mileageLimit: mileageLimit === null ? '' : String(mileageLimit),
    unlimitedMileage,
    ...(minBookingHours !== undefined && { minBookingHours }),
  };
}

/** The values on the wire, in minor units. */
export const storedRates = (details: RentalDetails): StoredRates =>
  byPeriod((period) => stored(details[period]));

export const shownRates = (rates: StoredRates): Record<RentalPeriod, ShownRate> =>
  byPeriod((period) => shown(rates[period]));

export const listEnabledPeriods = (rates: StoredRates): RentalPeriod[] =>
  rentalPeriods.filter((period) => rates[period].enabled);
