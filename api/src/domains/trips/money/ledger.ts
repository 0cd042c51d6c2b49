import type { LedgerKind } from '@portal/shared/contract';
import type { Insertable } from 'kysely';

import { newId } from '../../../database/ids';
import type { TripLedgerTable } from '../../../database/tables/trips';
import type { Deps } from '../../../deps';
import { nextNumber } from '../../ledger/numbers';
import type { Db, TripRow } from '../store';

type Entry = Pick<Insertable<TripLedgerTable>, 'kind' | 'amount' | 'method' | 'at' | 'createdBy'> & {
  readonly at: Date;
  readonly reason?: string | null;
};

/** Money that comes in: the customer has a right to a receipt. */
const received: readonly LedgerKind[] = ['ADVANCE', 'PAYMENT', 'DEPOSIT_HELD'];

/** Writes down what happened to money; sums of the trip follow by themselves. */
export async function addLedgerEntry(
  { country }: Pick<Deps, 'country'>,
  trx: Db,
  { id: tripId, companyId }: Pick<TripRow, 'id' | 'companyId'>,
  entry: Entry,
): Promise<string> {
  const id = newId();
  const receiptNumber = received.includes(entry.kind)
    ? (await nextNumber(trx, { country, companyId, kind: 'RECEIPT', at: entry.at })).number
    : null;
  await trx
    .insertInto('tripLedger')
    .values({ id, tripId, companyId, receiptNumber, ...entry })
    .execute();
  return id;
}
