import type { CardPaymentState } from '@portal/shared/contract';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { CardPaymentsTable } from '../../../database/tables/payment-requests';
import { getLeaseEnd, isDue } from '../../../queue/is-due';

export type StoredCardPayment = Selectable<CardPaymentsTable>;
type Key = Pick<StoredCardPayment, 'companyId' | 'id'>;

const AT_ONCE = 20;

/** @returns undefined if the request has an open payment already */
export const insertCardPayment = (
  db: Db,
  row: Insertable<CardPaymentsTable>,
): Promise<StoredCardPayment | undefined> =>
  db
    .insertInto('cardPayments')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'requestId']).where('state', '=', 'OPEN').doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

/** Changes a payment that nothing was received for: an open one, and if `states` says so one that was given up. */
export async function updateCardPayment(
  db: Db,
  { companyId, id }: Key,
  change: Updateable<CardPaymentsTable>,
  states: readonly CardPaymentState[] = ['OPEN'],
): Promise<void> {
  await db
    .updateTable('cardPayments')
    .set(change)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', [...states])
    .execute();
}

/** Its provider is asked next, before its turn. */
export async function expediteCardPayments(
  db: Db,
  { companyId, requestId }: Pick<StoredCardPayment, 'companyId' | 'requestId'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('cardPayments')
    .set({ nextAt: now })
    .where('companyId', '=', companyId)
    .where('requestId', '=', requestId)
    .where('state', '=', 'OPEN')
    .where('nextAt', '>', now)
    .execute();
}

/** Takes open payments whose provider is to be asked, the oldest first; no other server takes the same ones. */
export const takeDueCardPayments = (db: Db, now: Date): Promise<StoredCardPayment[]> =>
  db
    .updateTable('cardPayments')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), nextAt: getLeaseEnd(now) }))
    .where(isDue({ table: 'cardPayments', isWaiting: sql`state = 'OPEN'`, now, limit: AT_ONCE }))
    .returningAll()
    .execute();
