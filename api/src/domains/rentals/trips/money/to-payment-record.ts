import {
  fromMinorUnits,
  type Country,
  type PaymentFields,
  type PaymentRecord,
} from '@portal/shared/contract';

import type { TripRow } from '../store';
import type { StoredPayment } from './payment-repository';

type Priced = Pick<TripRow, 'startsAt' | 'endsAt' | 'rental'>;
/** Every field of the table: one without a value does not compile. */
type Amounts = Required<Pick<NonNullable<PaymentRecord>, keyof PaymentFields>>;

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
  const amounts: Amounts = {
    currency,
    advanceAmount: fromMinorUnits(advance),
    remainingAmount: rental === null ? null : fromMinorUnits(Math.max(0, rental - advance)),
    securityDeposit: { enabled: isDepositEnabled, amountInAED: fromMinorUnits(deposit) },
    advanceMethod: advanceMethod ?? null,
    depositMethod: depositMethod ?? null,
  };
  return {
    paymentId: id ?? null,
    ...amounts,
    bookingStartDate: trip?.startsAt?.toISOString() ?? null,
    bookingEndDate: trip?.endsAt?.toISOString() ?? null,
    total: rental === null ? null : fromMinorUnits(rental),
  };
}
