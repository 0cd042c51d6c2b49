import type { ShownRentalDetails } from '../entities/rental';
import { trip as limits } from '../limits';
import { toRoundedHours } from './hours';
import { cheapestRental } from './price';

/** The agreed price of a trip, and what happened. Money in minor units. */
export interface Closing {
  readonly rates: ShownRentalDetails;
  readonly start: string;
  /** The agreed end, including extensions. */
  readonly agreedEnd: string;
  /** When the vehicle came back. */
  readonly returnedAt: string;
  /** The agreed rental, which stays whatever the rates are today. */
  readonly rental: number;
  /** Kilometres included in the rental. Null is without limit. */
  readonly includedKilometres: number | null;
  readonly handoverKilometre: number;
  readonly returnKilometre: number;
  readonly chargePerKilometre: number;
  readonly charges: readonly { readonly type: string; readonly amount: number }[];
  readonly fines: number;
  readonly salik: number;
  readonly discount: number;
  /** Advance and payments, less what was paid back. */
  readonly paid: number;
}

export interface Settlement {
  readonly rental: number;
  readonly driven: number;
  readonly extraKilometres: number;
  readonly extraKilometreCharge: number;
  readonly lateHours: number;
  readonly lateFee: number;
  readonly charges: number;
  readonly fines: number;
  readonly salik: number;
  readonly discount: number;
  readonly total: number;
  readonly paid: number;
  /** Still to be paid. Below zero it is owed to the customer. */
  readonly balance: number;
}

/** The kilometres driven beyond those included. */
export const computeExtraKilometres = (driven: number, included: number | null): number =>
  included === null ? 0 : Math.max(0, driven - included);

/** What the time after the agreed end costs: the rental as if booked to the return, less the rental as booked. None within the grace. */
export function computeLateFee({
  rates,
  start,
  agreedEnd,
  returnedAt,
}: Pick<Closing, 'rates' | 'start' | 'agreedEnd' | 'returnedAt'>): { hours: number; fee: number } {
  const late = Date.parse(returnedAt) - Date.parse(agreedEnd);
  if (!(late > limits.lateGrace)) return { hours: 0, fee: 0 };
  const longer = cheapestRental(rates, start, returnedAt)?.total ?? 0;
  const agreed = cheapestRental(rates, start, agreedEnd)?.total ?? 0;
  return { hours: toRoundedHours(agreedEnd, returnedAt), fee: Math.max(0, longer - agreed) };
}

/** A closed account line by line, the same on the page and on the server. A discount takes off no more than there is. */
export function computeSettlement(closing: Closing): Settlement {
  const driven = Math.max(0, closing.returnKilometre - closing.handoverKilometre);
  const extraKilometres = computeExtraKilometres(driven, closing.includedKilometres);
  const extraKilometreCharge = extraKilometres * closing.chargePerKilometre;
  const { hours: lateHours, fee: lateFee } = computeLateFee(closing);
  const charges = closing.charges.reduce((sum, { amount }) => sum + amount, 0);
  const { rental, fines, salik, paid } = closing;
  const before = rental + extraKilometreCharge + lateFee + charges + fines + salik;
  const discount = Math.min(closing.discount, before);
  const total = before - discount;
  return {
    rental,
    driven,
    extraKilometres,
    extraKilometreCharge,
    lateHours,
    lateFee,
    charges,
    fines,
    salik,
    discount,
    total,
    paid,
    balance: total - paid,
  };
}
