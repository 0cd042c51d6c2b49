import {
  changeRate,
  listActiveRates,
  type Rate,
  type RateChange,
  type RentalPeriod,
  type ShownRentalDetails,
} from '@portal/shared/contract';

export interface ChangedRate extends Rate {
  readonly after: number;
}

/** The result of a price change for a listing's rates; empty if none of the periods is on. */
export const listChangedRates = (
  details: ShownRentalDetails | null | undefined,
  periods: readonly RentalPeriod[],
  change: RateChange,
): ChangedRate[] =>
  listActiveRates(details)
    .filter(({ period }) => periods.includes(period))
    .map((rate) => ({ ...rate, after: changeRate(rate.minor, change) }));
