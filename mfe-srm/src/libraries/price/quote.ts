import {
  cheapestRental,
  fromMinorUnits,
  readMinor,
  type RentalQuote,
  type ShownRentalDetails,
} from '@portal/shared/contract';

/** The price in the server's format, calculated from a vehicle's rates for a server without that call. */
export function computeQuote(
  rates: ShownRentalDetails | null | undefined,
  start: string,
  end: string,
): RentalQuote | null {
  const price = rates && cheapestRental(rates, start, end);
  if (!price) return null;
  const { kilometres, hours, total } = price;
  return {
    kilometres,
    hours,
    total: fromMinorUnits(total),
    lines: price.lines.map(({ rate, amount, ...line }) => ({
      ...line,
      rate: fromMinorUnits(rate),
      amount: fromMinorUnits(amount),
    })),
  };
}

export const getQuoteTotal = (quote: RentalQuote | null | undefined): number | null =>
  readMinor(quote?.total);
