import * as v from 'valibot';
import { currency, moneyText, securityDeposit } from './money';
import type { RecordField } from './record-fields';
import { paymentMethod } from './trip-ledger';

/** How an amount is paid. */
const method = { kind: 'choice', input: v.optional(paymentMethod), capability: 'payment-methods' } as const;

/**
 * What a trip's payment says of its amounts, in the order of its answers. The schemas of its calls, its capabilities,
 * the values of its form and their order derive from this.
 */
export const paymentFields = {
  currency: { kind: 'text', input: currency },
  advanceAmount: { kind: 'money', input: moneyText, form: { part: 'amounts', row: 1 } },
  /** Shown to the agent. The server calculates its own. */
  remainingAmount: { kind: 'money', input: moneyText },
  securityDeposit: {
    kind: 'deposit',
    input: securityDeposit,
    answer: v.nullish(
      v.looseObject({ enabled: v.boolean(), amountInAED: v.nullish(v.union([v.string(), v.number()])) }),
    ),
    column: 'depositAgreed',
    form: { part: 'amounts', row: 3 },
    sheet: { place: 200, header: 'Deposit agreed', width: 20 },
  },
  advanceMethod: { ...method, form: { part: 'amounts', row: 2 } },
  depositMethod: { ...method, form: { part: 'amounts', row: 4 } },
} as const satisfies Record<string, RecordField>;

export type PaymentFields = typeof paymentFields;
