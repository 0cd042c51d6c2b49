import type { PaymentMethod } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { collectPaidCharges } from '../../charges';
import { addLedgerEntry, type TripRow } from '../../rentals';
import { updateOpenRequest, type StoredRequest } from './payment-request-repository';

interface Payment {
  /** Locked. */
  readonly trip: TripRow;
  readonly row: StoredRequest;
  /** In minor units. */
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly createdBy: string;
}

/** A request becomes a payment of the trip's ledger, with its receipt: once, whoever reports it. */
export async function recordPayment(
  deps: Deps,
  trx: Db,
  { trip, row, amount, method, createdBy }: Payment,
): Promise<StoredRequest> {
  const at = deps.clock.now();
  const entryId = await addLedgerEntry(deps, trx, trip, { kind: 'PAYMENT', amount, method, at, createdBy });
  const paid = await updateOpenRequest(trx, row, { paidAt: at, entryId });
  if (paid === undefined)
    throw new AppProblem('conflict', 'This request was paid or withdrawn meanwhile. Open it again.');
  await collectPaidCharges(trx, trip, { at, userId: createdBy });
  return paid;
}
