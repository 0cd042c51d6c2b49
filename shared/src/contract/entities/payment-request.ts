import * as v from 'valibot';
import { currency, positiveMoneyText } from './money';
import { email, uuid } from './primitives';
import { paymentMethod } from './trip-ledger';

/** `EXPIRED`: its link no longer works, but what arrives can still be recorded. */
export const paymentRequestStates = ['OPEN', 'PAID', 'EXPIRED', 'WITHDRAWN'] as const;
export type PaymentRequestState = (typeof paymentRequestStates)[number];

/** A customer is asked for an amount of a trip's open balance; `invoiceId` names the document that it is for. */
export const paymentRequestBody = v.object({
  bookingId: uuid,
  amount: positiveMoneyText,
  invoiceId: v.optional(uuid),
});

export const paymentRequestId = v.object({ requestId: uuid });
/** The money arrived outside the portal: by bank transfer, UPI or at the desk. */
export const paymentArrivedBody = v.object({ requestId: uuid, method: paymentMethod });
export const mailPaymentRequestBody = v.object({ requestId: uuid, email });

/** `FLAGGED`: what was paid differs from what was asked for, so a person decides. */
export const cardPaymentStates = ['OPEN', 'PAID', 'CLOSED', 'FLAGGED'] as const;
export type CardPaymentState = (typeof cardPaymentStates)[number];
export const cardPaymentProblems = ['AMOUNT', 'CURRENCY'] as const;
export type CardPaymentProblem = (typeof cardPaymentProblems)[number];

/** Whose account takes payments by card: the operator's takes all, or each company connects its own. */
export const cardAccountOwners = ['operator', 'companies'] as const;
export type CardAccountOwner = (typeof cardAccountOwners)[number];

/** Who takes payments by card, where the operator has chosen one. */
export const cardProvider = v.looseObject({
  provider: v.picklist(['none', 'stripe']),
  accounts: v.nullish(v.picklist(cardAccountOwners)),
  /** The company's own; null until it has connected one. */
  account: v.nullish(v.string()),
});
export type CardProviderState = v.InferOutput<typeof cardProvider>;

/** The account of a company at the provider; null disconnects it. */
export const cardAccountBody = v.object({
  account: v.nullable(
    v.pipe(v.string(), v.trim(), v.regex(/^acct_[A-Za-z0-9]{8,64}$/, 'validation.cardAccount')),
  ),
});

/** As the desk sees it. Money in numeric strings. */
export const paymentRequest = v.looseObject({
  requestId: v.string(),
  bookingId: v.string(),
  invoiceId: v.nullish(v.string()),
  invoiceNumber: v.nullish(v.string()),
  amount: v.string(),
  currency,
  state: v.picklist(paymentRequestStates),
  /** The address for the customer, while it works. */
  link: v.nullish(v.string()),
  createdAt: v.string(),
  expiresAt: v.string(),
  openedAt: v.nullish(v.string()),
  mailedAt: v.nullish(v.string()),
  paidAt: v.nullish(v.string()),
  withdrawnAt: v.nullish(v.string()),
  /** The newest payment by card: what was received is set once it was paid. */
  card: v.nullish(
    v.object({
      state: v.picklist(cardPaymentStates),
      problem: v.nullish(v.picklist(cardPaymentProblems)),
      receivedAmount: v.nullish(v.string()),
      receivedCurrency: v.nullish(v.string()),
    }),
  ),
});
export type PaymentRequest = v.InferOutput<typeof paymentRequest>;

export const paymentRequestList = v.looseObject({
  list: v.array(paymentRequest),
  /** What is open of the trip and not yet asked for. */
  unasked: v.string(),
});
export type PaymentRequestList = v.InferOutput<typeof paymentRequestList>;
