import {
  fromMinorUnits,
  moneyText,
  paymentMethod,
  paymentMethods,
  readMinor,
  securityDeposit,
  type PaymentMethod,
  type PaymentRecord,
  readPlainNumber,
} from '@portal/shared/contract';
import * as v from 'valibot';

/** The fields as they are typed. */
export interface PaymentValues {
  advanceAmount: string;
  securityDeposit: { enabled: boolean; amountInAED: string };
  advanceMethod: PaymentMethod;
  depositMethod: PaymentMethod;
}
export const paymentFields = [
  'advanceAmount',
  'advanceMethod',
  'securityDeposit.amountInAED',
  'depositMethod',
] as const;

const text = (amount: string | number | null | undefined) => {
  const minor = readMinor(amount);
  return minor ? fromMinorUnits(minor) : '';
};

const toPaymentMethod = (method: string | null | undefined) =>
  paymentMethods.find((known) => known === method) ?? 'cash';

export const toPaymentValues = (payment: PaymentRecord): PaymentValues => ({
  advanceAmount: text(payment?.advanceAmount),
  securityDeposit: {
    enabled: payment?.securityDeposit?.enabled ?? false,
    amountInAED: text(payment?.securityDeposit?.amountInAED),
  },
  advanceMethod: toPaymentMethod(payment?.advanceMethod),
  depositMethod: toPaymentMethod(payment?.depositMethod),
});

const amounts = v.object({
  advanceAmount: moneyText,
  securityDeposit,
  advanceMethod: v.optional(paymentMethod),
  depositMethod: v.optional(paymentMethod),
});
type Wire = v.InferInput<typeof amounts>;

/** Nothing typed is nothing paid. `total` in minor units: no more than that is paid in advance. */
export const paymentRules = (total: number | null) =>
  v.pipe(
    v.custom<PaymentValues>(() => true),
    v.transform(({ advanceAmount, advanceMethod, securityDeposit: deposit, depositMethod }): Wire => ({
      advanceAmount: readPlainNumber(advanceAmount) || '0',
      securityDeposit: {
        enabled: deposit.enabled,
        amountInAED: deposit.enabled ? readPlainNumber(deposit.amountInAED) || '0' : '0',
      },
      // How is said of what is paid alone.
      ...(readMinor(readPlainNumber(advanceAmount)) && { advanceMethod }),
      ...(deposit.enabled && { depositMethod }),
    })),
    amounts,
    v.forward(
      v.check(
        ({ advanceAmount }) => total === null || (readMinor(advanceAmount) ?? 0) <= total,
        'trip.payment.aboveTotal',
      ),
      ['advanceAmount'],
    ),
  );
export type CheckedPayment = v.InferOutput<ReturnType<typeof paymentRules>>;

/** What is left to pay after the advance; null while the price is not known. */
export function computeRemaining(total: number | null, advanceAmount: string): number | null {
  const advance = readMinor(readPlainNumber(advanceAmount) || '0');
  return total === null || advance === null ? null : Math.max(0, total - advance);
}

/** Something above nothing was typed. */
export const isAmount = (typed: string): boolean => (readMinor(readPlainNumber(typed)) ?? 0) > 0;
