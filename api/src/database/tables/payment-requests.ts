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
