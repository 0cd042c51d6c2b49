import { cheapestRental, fromMinorUnits, type RentalPrice, type RentalQuote } from '@portal/shared/contract';

import type { StoredRates } from '../../../database/tables/listings';
import { shownRates } from '../../catalogue';

/** Null if the vehicle has no rate that covers the time. */
export const computePrice = (rates: StoredRates, startsAt: Date, endsAt: Date): RentalPrice | null =>
  cheapestRental(shownRates(rates), startsAt, endsAt);

export const toQuote = ({ lines, total, kilometres, hours }: RentalPrice): RentalQuote => ({
  lines: lines.map((line) => ({
    ...line,
    rate: fromMinorUnits(line.rate),
    amount: fromMinorUnits(line.amount),
  })),
  total: fromMinorUnits(total),
  kilometres,
  hours,
});

export const buildQuote = (rates: StoredRates, startsAt: Date, endsAt: Date): RentalQuote | null => {
  const price = computePrice(rates, startsAt, endsAt);
  return price && toQuote(price);
};
