import * as v from 'valibot';
import { invoice as limits } from '../limits';

/** How customers pay without a provider: what a notice prints. Empty where the company does not offer it. */
export const paymentDetails = v.object({
  /** Bank, holder and account number, as they are printed. */
  bankAccount: v.pipe(v.string(), v.trim(), v.maxLength(limits.bankAccountMax, 'validation.tooLong')),
  /** India: a UPI ID such as `desk@bank`. */
  upiId: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^$|^[\w.-]{2,64}@[a-zA-Z][a-zA-Z0-9]{1,63}$/, 'validation.upiId'),
  ),
});
export type PaymentDetails = v.InferOutput<typeof paymentDetails>;

export const noPaymentDetails: PaymentDetails = { bankAccount: '', upiId: '' };
