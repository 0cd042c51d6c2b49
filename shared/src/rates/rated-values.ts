import type { RentalPeriod } from '@portal/shared/contract';

/** A rate as typed; what is switched off keeps it. */
export interface RateValues {
  enabled: boolean;
  rentInAED: string;
  mileageLimit: string;
  unlimitedMileage: boolean;
}
export interface HourRateValues extends RateValues {
  minBookingHours: string;
}

/** What every form holds that sets a vehicle's rates. */
export interface RatedValues {
  rentalDetails: Record<Exclude<RentalPeriod, 'hour'>, RateValues> & { hour: HourRateValues };
}

/** What of a rate can be wrong. */
export type RateField =
  `rentalDetails.${RentalPeriod}.${'rentInAED' | 'mileageLimit'}` | 'rentalDetails.hour.minBookingHours';
