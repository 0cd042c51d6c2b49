import type { Insertable, Selectable, Updateable } from 'kysely';

import type { Db } from '../../../../database/connect';
import type { TripPaymentsTable } from '../../../../database/tables/trips';

export type StoredPayment = Selectable<TripPaymentsTable>;

export const insertPayment = (db: Db, payment: Insertable<TripPaymentsTable>): Promise<StoredPayment> =>
  db.insertInto('tripPayments').values(payment).returningAll().executeTakeFirstOrThrow();

export const updatePayment = (
  db: Db,
  { id, companyId }: Pick<StoredPayment, 'id' | 'companyId'>,
  columns: Updateable<TripPaymentsTable>,
): Promise<StoredPayment> =>
  db
    .updateTable('tripPayments')
    .set(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Undefined if the payment already has a trip. */
export const attachPayment = (
  db: Db,
  { id, companyId }: Pick<StoredPayment, 'id' | 'companyId'>,
  tripId: string,
  now: Date,
): Promise<StoredPayment | undefined> =>
  db
    .updateTable('tripPayments')
    .set({ tripId, updatedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('tripId', 'is', null)
    .returningAll()
    .executeTakeFirst();

export async function deletePayment(
  db: Db,
  { id, companyId }: Pick<StoredPayment, 'id' | 'companyId'>,
): Promise<void> {
  await db.deleteFrom('tripPayments').where('companyId', '=', companyId).where('id', '=', id).execute();
}
