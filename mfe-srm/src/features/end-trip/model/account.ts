import {
  cheapestRental,
  readMinor,
  readPlainNumber,
  readSignedMinor,
  computeSettlement,
  type Closing,
  type Settlement,
  type TripRecord,
  type TripSettlementShown,
} from '@portal/shared/contract';
import { getTripTotal } from '../../../entities/trip/model/trip';
import { returnMoment, readTypedMinor, type EndValues, type ReturnContext } from './end-values';

type Agreed = Omit<Closing, 'returnedAt' | 'returnKilometre' | 'charges' | 'fines' | 'salik' | 'discount'> & {
  readonly accounted: AccountedSums;
};

/** Tolls and fines that are on the account already, in minor units. */
export interface AccountedSums {
  readonly fines: number;
  readonly salik: number;
  readonly others: number;
}
export const readAccounted = ({ accountCharges }: Pick<TripRecord, 'accountCharges'>): AccountedSums => ({
  fines: readMinor(accountCharges?.fines) ?? 0,
  salik: readMinor(accountCharges?.salik) ?? 0,
  others: readMinor(accountCharges?.others) ?? 0,
});

/** What was paid, and what was kept of the deposit for open amounts. */
function getPaid({ total, balance, paid }: TripRecord): number {
  const [all, open] = [readMinor(total), readSignedMinor(balance)];
  return all !== null && open !== null ? all - open : (readSignedMinor(paid) ?? 0);
}

/** The agreed price of an ongoing trip; null if the server says too little about it. */
export function getAgreed(trip: TripRecord): Agreed | null {
  const { bookingStartDate: start, bookingEndDate: agreedEnd, quote, vehicle } = trip;
  const rates = trip.rates ?? vehicle?.rentalDetails;
  if (!start || !agreedEnd || !rates) return null;
  const price = cheapestRental(rates, start, agreedEnd);
  const rental = readMinor(quote?.total) ?? getTripTotal(trip) ?? price?.total;
  if (rental === undefined) return null;
  return {
    rates,
    start,
    agreedEnd,
    rental,
    includedKilometres: quote ? quote.kilometres : (price?.kilometres ?? null),
    // The distance with replaced vehicles counts too.
    handoverKilometre: (trip.handoverKilometre ?? 0) - (trip.drivenBefore ?? 0),
    chargePerKilometre: readMinor(trip.extraKilometreRate ?? vehicle?.additionalMilageChargePerKm) ?? 0,
    paid: getPaid(trip),
    accounted: readAccounted(trip),
  };
}

/** The settlement from the current fields; null until there is a reading and a time. */
export function computeAccount(
  agreed: Agreed,
  values: EndValues,
  { country, begun }: ReturnContext,
): Settlement | null {
  const reading = readPlainNumber(values.currentKilometre);
  const returnedAt = returnMoment(values.returnedAt, { country, begun });
  if (!/^\d+$/.test(reading) || Number.isNaN(Date.parse(returnedAt))) return null;
  const { accounted, ...terms } = agreed;
  const charges = values.additionalCharges.map(({ type, amount }) => ({
    type,
    amount: readTypedMinor(amount),
  }));
  return computeSettlement({
    ...terms,
    returnedAt,
    returnKilometre: Number(reading),
    charges: [...charges, { type: 'Service Charge', amount: accounted.others }],
    fines: readTypedMinor(values.finesCollected) + accounted.fines,
    salik: readTypedMinor(values.salikCollected) + accounted.salik,
    discount: readTypedMinor(values.discounts),
  });
}

/** A settlement in the server's format. */
export function readSettlement(shown: TripSettlementShown): Settlement {
  const minor = (text: string) => readSignedMinor(text) ?? 0;
  const { driven, extraKilometres, lateHours } = shown;
  return {
    driven,
    extraKilometres,
    lateHours,
    rental: minor(shown.rental),
    extraKilometreCharge: minor(shown.extraKilometreCharge),
    lateFee: minor(shown.lateFee),
    charges: minor(shown.charges),
    fines: minor(shown.fines),
    salik: minor(shown.salik),
    discount: minor(shown.discount),
    total: minor(shown.total),
    paid: minor(shown.paid),
    balance: minor(shown.balance),
  };
}

/** Whether two settlements have the same result. */
export const isSameAccount = (one: Settlement, other: Settlement): boolean =>
  one.total === other.total && one.paid === other.paid;
