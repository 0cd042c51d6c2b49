import type { HoldState } from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type { NullableStamp, RequiredStamp } from './accounts';
import type { ReceiptFacts } from './trips';

/** Deposits that a bank holds on a card. Money in minor units. */
export interface DepositHoldsTable {
  companyId: string;
  id: string;
  tripId: string;
  state: Generated<HoldState>;
  amount: number;
  captured: Generated<number>;
  released: Generated<number>;
  lapsed: Generated<number>;
  reference: string;
  lastDigits: string | null;
  authorisedAt: RequiredStamp;
  validUntil: RequiredStamp;
  renewals: Generated<number>;
  /** Of what was captured. */
  reason: string | null;
  endedAt: NullableStamp;
  /** Written as `JSON.stringify(facts)`. */
  facts: ColumnType<ReceiptFacts, string, never>;
  createdBy: string | null;
}
