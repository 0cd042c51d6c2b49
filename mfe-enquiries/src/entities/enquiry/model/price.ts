import { DAY, limits, type Enquiry, type ShownRentalDetails } from '@portal/shared/contract';

const { daysPerWeek, daysPerMonth, hoursPerDay } = limits.dailyPrice;

const perDay = [
  ['day', 1],
  ['week', 1 / daysPerWeek],
  ['month', 1 / daysPerMonth],
  ['hour', hoursPerDay],
] as const;

/**
 * The price of a day, by the first rate that is on: a week is 7 days, a month 30, a day 24 hours. 0 if it
 * cannot be determined.
 */
export function pricePerDay(rates: ShownRentalDetails | null | undefined): number {
  for (const [period, share] of perDay) {
    const rate = rates?.[period];
    if (rate?.enabled) return whole(parseAmount(rate.rentInAED) * share);
  }
  return 0;
}

const parseAmount = (text: string | null | undefined): number =>
  /^\s*\d+(\.\d+)?\s*$/.test(text ?? '') ? Number(text) : 0;
const whole = (amount: number): number => (Number.isFinite(amount) ? Math.round(amount) : 0);

/** Every started day counts; at least one, also for reversed or missing dates. */
export function durationDays(start: string, end: string): number {
  const days = Math.ceil((Date.parse(end) - Date.parse(start)) / DAY);
  return days >= 1 ? days : 1;
}

export const totalAmount = ({ car, rentalStartDate, rentalEndDate }: Enquiry): number =>
  whole(pricePerDay(car?.rentalDetails) * durationDays(rentalStartDate, rentalEndDate));
