import * as v from 'valibot';

/** `SETTLED`: nothing of it is open any more, because it was paid in another way. */
export const paymentPageStates = ['OPEN', 'PAID', 'SETTLED'] as const;

/** What the customer's page of a payment shows, read with the link's own token. Money in numeric strings. */
export const paymentPage = v.looseObject({
  state: v.picklist(paymentPageStates),
  /** Empty for an owner without a company. */
  companyName: v.string(),
  country: v.string(),
  currency: v.string(),
  /** What is to be paid, or was paid. */
  amount: v.string(),
  tripCode: v.string(),
  vehicleName: v.nullish(v.string()),
  from: v.nullish(v.string()),
  until: v.nullish(v.string()),
  invoiceNumber: v.nullish(v.string()),
  lines: v.array(v.object({ text: v.string(), amount: v.string() })),
  /** The tolls and fines of the invoice, each with a notice. */
  notices: v.nullish(v.array(v.object({ chargeId: v.string(), at: v.string(), amount: v.string() }))),
  /** What the customer quotes with a transfer. */
  reference: v.string(),
  bankAccount: v.nullish(v.string()),
  /** India: the payee, and an address that opens a UPI app with everything filled in. */
  upi: v.nullish(v.object({ id: v.string(), link: v.string() })),
  /** Payment by card: can be made, or was begun and is not confirmed yet. */
  card: v.nullish(v.picklist(['offered', 'pending'])),
  expiresAt: v.string(),
  paidAt: v.nullish(v.string()),
  /** What goes or went back to the card; one that failed is left out, because the company pays it back otherwise. */
  refunds: v.nullish(
    v.array(
      v.object({
        amount: v.string(),
        state: v.picklist(['PENDING', 'SUCCEEDED']),
        at: v.string(),
      }),
    ),
  ),
});
export type PaymentPage = v.InferOutput<typeof paymentPage>;

/** The provider's page for the payment; null if nothing is to be paid any more. */
export const checkoutPage = v.object({ url: v.nullable(v.string()) });
export type CheckoutPage = v.InferOutput<typeof checkoutPage>;
