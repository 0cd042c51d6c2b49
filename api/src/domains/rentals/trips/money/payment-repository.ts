import type { Insertable, Selectable, Updateable } from 'kysely';

import type { Db } from '../../../../database/connect';
import type { TripPaymentsTable } from '../../../../database/tables/trips';

export type StoredPayment = Selectable<TripPaymentsTable>;

export const insertPayment = (db: Db, payment: Insertable<TripPaymentsTable>): Promise<StoredPayment> =>
  db.insertInto('tripPayments').values(payment).returningAll().executeTakeFirstOrThrow();

export const updatePayment = (
  db: Db,
  paymentId: string,
  columns: Updateable<TripPaymentsTable>,
): Promise<StoredPayment> =>
  db
    .updateTable('tripPayments')
    .set(columns)
    .where('id', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Undefined if the payment already has a trip. */
export const attachPayment = (
  db: Db,
  paymentId: string,
  tripId: string,
  now: Date,
): Promise<StoredPayment | undefined> =>
  db
    .updateTable('tripPayments')
    .set({ tripId, updatedAt: now })
    .where('id', '=', paymentId)
    .where('tripId', 'is', null)
    .returningAll()
    .executeTakeFirst();

export async function deletePayment(db: Db, paymentId: string): Promise<void> {
  await db.deleteFrom('tripPayments').where('id', '=', paymentId).execute();
}
