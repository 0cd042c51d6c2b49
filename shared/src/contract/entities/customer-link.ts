import * as v from 'valibot';

export const customerLinkStates = ['NONE', 'ACTIVE', 'USED', 'EXPIRED', 'REVOKED'] as const;
/** The state of a customer's link, for the agent. */
export const customerLinkState = v.looseObject({
  state: v.picklist(customerLinkStates),
  sentTo: v.nullish(v.string()),
  createdAt: v.nullish(v.string()),
  expiresAt: v.nullish(v.string()),
  openedAt: v.nullish(v.string()),
  usedAt: v.nullish(v.string()),
});
export type CustomerLinkState = v.InferOutput<typeof customerLinkState>;

/** What the customer's page shows about the company that asks, read with the link's own token. */
export const customerLinkDetails = v.looseObject({
  customerId: v.string(),
  bookingId: v.nullish(v.string()),
  companyName: v.string(),
  companyLogo: v.nullish(v.string()),
  country: v.nullish(v.string()),
  vehicleName: v.nullish(v.string()),
  bookingStartDate: v.nullish(v.string()),
  bookingEndDate: v.nullish(v.string()),
  expiresAt: v.nullish(v.string()),
  /** Fields of pictures that the company requires and does not have yet. */
  requiredPictures: v.nullish(v.array(v.string())),
});
export type CustomerLinkDetails = v.InferOutput<typeof customerLinkDetails>;

/**
 * The address of the customer's own page, on its own origin as in the portal. Its token follows after the #,
 * which reaches no server.
 */
export const customerPagePath = '/srm/customer-details/public';
/** The page of a payment, whose token follows in the same way. */
export const paymentPagePath = `${customerPagePath}/payment`;

export const customerFilledKind = 'customer:filled';
/** The data of the live event that tells the agent that a customer has filled in their form. */
export const liveCustomerFilled = v.object({
  kind: v.literal(customerFilledKind),
  at: v.string(),
  customerId: v.string(),
  bookingId: v.string(),
  customerName: v.string(),
});
export type LiveCustomerFilled = v.InferOutput<typeof liveCustomerFilled>;
