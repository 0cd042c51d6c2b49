import type { Insertable, Selectable, Updateable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { CardRefundsTable } from '../../../database/tables/payment-requests';
import { getLeaseEnd, isDue } from '../../../queue/is-due';

export type StoredCardRefund = Selectable<CardRefundsTable>;

const AT_ONCE = 20;

export async function insertCardRefund(db: Db, row: Insertable<CardRefundsTable>): Promise<void> {
  await db.insertInto('cardRefunds').values(row).execute();
}

/** @param db a transaction that has locked the refund's trip, if `change` has a state */
export async function updateCardRefund(
  db: Db,
  { companyId, id }: Pick<StoredCardRefund, 'companyId' | 'id'>,
  change: Updateable<CardRefundsTable>,
): Promise<void> {
  await db
    .updateTable('cardRefunds')
    .set(change)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** When the provider is asked next about a refund that did not change meanwhile. */
export async function rescheduleCardRefund(
  db: Db,
  { companyId, id, state }: Pick<StoredCardRefund, 'companyId' | 'id' | 'state'>,
  nextAt: Date | null,
): Promise<void> {
  await db
    .updateTable('cardRefunds')
    .set({ nextAt })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
}

/** The provider is asked next about the refunds of a payment that it has not sent yet. */
export async function expediteCardRefunds(
  db: Db,
  { companyId, paymentId }: Pick<StoredCardRefund, 'companyId' | 'paymentId'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('cardRefunds')
    .set({ nextAt: now })
    .where('companyId', '=', companyId)
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'PENDING')
    .where('nextAt', '>', now)
    .execute();
}

/** Takes refunds whose provider is to be asked, the oldest first; no other server takes the same ones. */
export const takeDueCardRefunds = (db: Db, now: Date): Promise<StoredCardRefund[]> =>
  db
    .updateTable('cardRefunds')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), nextAt: getLeaseEnd(now) }))
    .where(isDue({ table: 'cardRefunds', now, limit: AT_ONCE }))
    .returningAll()
    .execute();
