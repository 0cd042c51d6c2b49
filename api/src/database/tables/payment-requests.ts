import type { CardPaymentProblem, CardPaymentState } from '@portal/shared/contract';
import type { Generated } from 'kysely';

import type { NullableStamp, RequiredStamp } from './accounts';

/** Money in minor units. */
export interface PaymentRequestsTable {
  companyId: string;
  id: string;
  tripId: string;
  invoiceId: string | null;
  amount: number;
  /** The payment of the trip's ledger. */
  entryId: string | null;
  createdAt: RequiredStamp;
  createdBy: string | null;
  expiresAt: RequiredStamp;
  openedAt: NullableStamp;
  mailedAt: NullableStamp;
  withdrawnAt: NullableStamp;
  paidAt: NullableStamp;
}

/** Money in minor units. */
export interface CardPaymentsTable {
  companyId: string;
  id: string;
  requestId: string;
  provider: 'stripe';
  /** The provider's name of the page. */
  reference: string;
  /** The provider's name of the payment, once it is paid. */
  paymentReference: Generated<string | null>;
  amount: number;
  state: Generated<CardPaymentState>;
  problem: Generated<CardPaymentProblem | null>;
  receivedAmount: Generated<number | null>;
  receivedCurrency: Generated<string | null>;
  entryId: Generated<string | null>;
  createdAt: RequiredStamp;
  settledAt: NullableStamp;
  nextAt: RequiredStamp;
  tries: Generated<number>;
}

export interface CardEventsTable {
  companyId: string;
  eventId: string;
  paymentId: string;
  kind: string;
  receivedAt: RequiredStamp;
}
