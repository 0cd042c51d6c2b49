import { fromMinorUnits, type Country, type PaymentRecord } from '@portal/shared/contract';

import type { TripRow } from '../store';
import type { StoredPayment } from './payment-repository';

type Priced = Pick<TripRow, 'startsAt' | 'endsAt' | 'rental'>;

/** The agreed amount; null if nothing is agreed yet. */
export function toPaymentRecord(
  { currency }: Country,
  trip: Priced | null,
  payment: StoredPayment | undefined,
): PaymentRecord {
  if (payment === undefined && !trip?.startsAt) return null;
  const rental = trip?.rental ?? null;
  const {
    id,
    advance = 0,
    isDepositEnabled = false,
    deposit = 0,
    advanceMethod,
    depositMethod,
  } = payment ?? {};
  return {
    paymentId: id ?? null,
    currency,
    advanceAmount: fromMinorUnits(advance),
    remainingAmount: rental === null ? null : fromMinorUnits(Math.max(0, rental - advance)),
    securityDeposit: { enabled: isDepositEnabled, amountInAED: fromMinorUnits(deposit) },
    advanceMethod: advanceMethod ?? null,
    depositMethod: depositMethod ?? null,
    bookingStartDate: trip?.startsAt?.toISOString() ?? null,
    bookingEndDate: trip?.endsAt?.toISOString() ?? null,
    total: rental === null ? null : fromMinorUnits(rental),
  };
}
