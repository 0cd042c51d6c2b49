import * as v from 'valibot';
import { vehicle as limits } from '../limits';
import { moneyText, positiveMoneyText, readMinor } from './money';

export const rentalPeriods = ['day', 'week', 'month', 'hour'] as const;
export type RentalPeriod = (typeof rentalPeriods)[number];

const mileageLimit = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.regex(/^\d{0,6}$/, 'validation.number'),
);
const bookingHours = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer('validation.number'),
  v.minValue(limits.minBookingHours, 'validation.bookingHours'),
  v.maxValue(limits.maxBookingHours, 'validation.bookingHours'),
);

const rate = {
  enabled: v.literal(true),
  rentInAED: positiveMoneyText,
  mileageLimit: v.optional(mileageLimit, ''),
  unlimitedMileage: v.optional(v.boolean(), false),
};
/** A period that is switched off keeps what was typed, and none of it is validated. */
const off = v.object({
  enabled: v.literal(false),
  rentInAED: v.optional(v.union([v.literal(''), moneyText]), ''),
  mileageLimit: rate.mileageLimit,
  unlimitedMileage: rate.unlimitedMileage,
});

const isLimited = (value: { mileageLimit: string; unlimitedMileage: boolean }) =>
  value.unlimitedMileage || Number(value.mileageLimit) > 0;
const block = v.variant('enabled', [
  v.pipe(
    v.object(rate),
    v.forward(
      v.check((value) => isLimited(value), 'validation.mileageLimit'),
      ['mileageLimit'],
    ),
  ),
  off,
]);
const hourBlock = v.variant('enabled', [
  v.pipe(
    v.object({ ...rate, minBookingHours: bookingHours }),
    v.forward(
      v.check((value) => isLimited(value), 'validation.mileageLimit'),
      ['mileageLimit'],
    ),
  ),
  off,
]);

/** What the vehicle costs for each period it is rented by. */
export const rentalDetails = v.pipe(
  v.object({ day: block, week: block, month: block, hour: hourBlock }),
  v.check(
    (details) => rentalPeriods.some((period) => details[period].enabled),
    'validation.rentalPeriodRequired',
  ),
);
export type RentalDetails = v.InferOutput<typeof rentalDetails>;

const quoted = v.pipe(
  v.object({
    enabled: v.boolean(),
    rentInAED: v.nullish(moneyText),
    mileageLimit: v.nullish(mileageLimit),
    unlimitedMileage: v.nullish(v.boolean()),
    minBookingHours: v.nullish(bookingHours),
  }),
  v.forward(
    v.check(({ enabled, rentInAED }) => !enabled || Number(rentInAED) > 0, 'validation.moneyPositive'),
    ['rentInAED'],
  ),
);
/** The rates a customer was shown: any period may be missing, but one that is on has a price. */
export const quotedRates = v.object({
  day: v.nullish(quoted),
  week: v.nullish(quoted),
  month: v.nullish(quoted),
  hour: v.nullish(quoted),
});

/** As a server sends it: any period may be missing. */
const shownBlock = v.object({
  enabled: v.boolean(),
  rentInAED: v.nullish(v.string()),
  mileageLimit: v.nullish(v.string()),
  unlimitedMileage: v.nullish(v.boolean()),
  minBookingHours: v.nullish(v.union([v.string(), v.number()])),
});
export const shownRentalDetails = v.object({
  day: v.nullish(shownBlock),
  week: v.nullish(shownBlock),
  month: v.nullish(shownBlock),
  hour: v.nullish(shownBlock),
});
export type ShownRentalDetails = v.InferOutput<typeof shownRentalDetails>;

export interface Rate {
  readonly period: RentalPeriod;
  readonly minor: number;
}

/** The rates that are on and have a price: day, week, month, hour. */
export function listActiveRates(details: ShownRentalDetails | null | undefined): Rate[] {
  return rentalPeriods.flatMap((period) => {
    const block = details?.[period];
    const minor = block?.enabled ? readMinor(block.rentInAED) : null;
    return minor ? [{ period, minor }] : [];
  });
}
