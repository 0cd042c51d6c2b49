import * as v from 'valibot';

/** `SUCCEEDED`: the provider has sent it, and the ledger has its entry. A bank may still return it: then it has failed. */
export const cardRefundStates = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;
export type CardRefundState = (typeof cardRefundStates)[number];

/**
 * Why nothing arrived: the card is lost or expired, its bank declines, the customer disputes the payment at the bank, the
 * provider's account has too little money, more is not left of the payment there, or somebody stopped it there.
 */
export const cardRefundProblems = [
  'CARD',
  'DECLINED',
  'DISPUTED',
  'FUNDS',
  'AMOUNT',
  'CANCELLED',
  'OTHER',
] as const;
export type CardRefundProblem = (typeof cardRefundProblems)[number];

/** Money of a payment by link that goes back to the card it came by. Money in numeric strings. */
export const cardRefund = v.object({
  refundId: v.string(),
  /** The payment of the ledger that it belongs to. */
  entryId: v.string(),
  amount: v.string(),
  reason: v.string(),
  state: v.picklist(cardRefundStates),
  problem: v.nullish(v.picklist(cardRefundProblems)),
  createdAt: v.string(),
  settledAt: v.nullish(v.string()),
});
export type CardRefundRecord = v.InferOutput<typeof cardRefund>;
