import type { RentalPeriod } from '@portal/shared/contract';

/** A rate as typed. A rate that is switched off keeps its text. */
export interface RateValues {
  enabled: boolean;
  rentInAED: string;
  mileageLimit: string;
  unlimitedMileage: boolean;
}
export interface HourRateValues extends RateValues {
  minBookingHours: string;
}

/** The values of every form that sets a vehicle's rates. */
export interface RatedValues {
  rentalDetails: Record<Exclude<RentalPeriod, 'hour'>, RateValues> & { hour: HourRateValues };
}

/** The parts of a rate that can be wrong. */
export type RateField =
  `rentalDetails.${RentalPeriod}.${'rentInAED' | 'mileageLimit'}` | 'rentalDetails.hour.minBookingHours';
