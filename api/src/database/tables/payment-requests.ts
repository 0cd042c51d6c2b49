import type {
  CardPaymentProblem,
  CardPaymentState,
  CardRefundProblem,
  CardRefundState,
} from '@portal/shared/contract';
import type { Generated } from 'kysely';

import type * as migrated from '../migrations/all';

/** Money in minor units. */
export interface PaymentRequestsTable extends migrated.PaymentRequests {
  /** The payment of the trip's ledger. */
  entryId: string | null;
}

/** Money in minor units. */
export interface CardPaymentsTable extends migrated.CardPayments {
  provider: 'stripe';
  /** The provider's name of the account that takes it; null for the operator's. */
  account: string | null;
  /** The provider's name of the page. */
  reference: string;
  /** The provider's name of the payment, once it is paid. */
  paymentReference: string | null;
  state: Generated<CardPaymentState>;
  problem: CardPaymentProblem | null;
}

/** The account at the provider that takes a company's payments by card. */
export type CardAccountsTable = migrated.CardAccounts;

export type CardEventsTable = migrated.CardEvents;

/** Money in minor units. */
export interface CardRefundsTable extends migrated.CardRefunds {
  /** The provider's name of the refund, once it has one. */
  reference: string | null;
  state: Generated<CardRefundState>;
  problem: CardRefundProblem | null;
  /** The refund in the trip's ledger. */
  entryId: string | null;
  /** The entry of the ledger that takes it back, because the bank returned the money. */
  returnEntryId: string | null;
}
