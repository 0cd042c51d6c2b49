import type { PaymentMethod } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { collectPaidCharges } from '../../charges';
import { addLedgerEntry, type TripRow } from '../../rentals';
import { markPaid, type StoredRequest } from './payment-request-repository';

interface Payment {
  /** Locked. */
  readonly trip: TripRow;
  readonly row: StoredRequest;
  /** In minor units. */
  readonly amount: number;
  readonly method: PaymentMethod;
  /** Null for a payment that a provider reports. */
  readonly createdBy: string | null;
}

/**
 * Money that came for a request becomes a payment of the trip's ledger, with its receipt. A request that was paid before
 * keeps its first payment.
 * @returns the id of the ledger's entry
 */
export async function recordPayment(
  deps: Deps,
  trx: Db,
  { trip, row, amount, method, createdBy }: Payment,
): Promise<string> {
  const at = deps.clock.now();
  const entryId = await addLedgerEntry(deps, trx, trip, { kind: 'PAYMENT', amount, method, at, createdBy });
  await markPaid(trx, row, { paidAt: at, entryId });
  await collectPaidCharges(trx, trip, { at, userId: createdBy });
  return entryId;
}
