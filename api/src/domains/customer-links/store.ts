import type { Insertable, Kysely, Selectable } from 'kysely';

import type { Database } from '../../database/schema';

type Db = Kysely<Database>;
export type StoredLink = Selectable<Database['customerLinks']>;

export const findLink = (db: Db, linkId: string): Promise<StoredLink | undefined> =>
  db.selectFrom('customerLinks').selectAll().where('id', '=', linkId).executeTakeFirst();

export interface LinkOf {
  readonly companyId: string;
  readonly customerId: string;
  readonly bookingId: string;
}

export const newestLink = (db: Db, { companyId, customerId, bookingId }: LinkOf) =>
  db
    .selectFrom('customerLinks')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('customerId', '=', customerId)
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertLink = (db: Db, row: Insertable<Database['customerLinks']>): Promise<StoredLink> =>
  db.insertInto('customerLinks').values(row).returningAll().executeTakeFirstOrThrow();

export const revokeOpen = (db: Db, { companyId, customerId, bookingId }: LinkOf, now: Date) =>
  db
    .updateTable('customerLinks')
    .set({ revokedAt: now })
    .where('companyId', '=', companyId)
    .where('customerId', '=', customerId)
    .where('bookingId', '=', bookingId)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute();

export const rememberMailed = (db: Db, linkId: string, sentTo: string) =>
  db.updateTable('customerLinks').set({ sentTo }).where('id', '=', linkId).execute();

export const rememberOpened = (db: Db, linkId: string, now: Date) =>
  db
    .updateTable('customerLinks')
    .set({ openedAt: now })
    .where('id', '=', linkId)
    .where('openedAt', 'is', null)
    .execute();

/** Of several submissions at the same moment one gets the link; false for the others. */
export async function useUp(db: Db, linkId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customerLinks')
    .set((eb) => ({ usedAt: now, openedAt: eb.fn.coalesce('openedAt', eb.val(now)) }))
    .where('id', '=', linkId)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
