import type { HoldState } from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type * as migrated from '../migrations/all';
import type { ReceiptFacts } from './trips';

/** Deposits that a bank holds on a card. Money in minor units. */
export interface DepositHoldsTable extends migrated.DepositHolds {
  state: Generated<HoldState>;
  /** Of what was captured. */
  reason: string | null;
  /** Written as `JSON.stringify(facts)`. */
  facts: ColumnType<ReceiptFacts, string, never>;
}
