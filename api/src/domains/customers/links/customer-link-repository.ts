import { limits } from '@portal/shared/contract';
import type { Insertable, Kysely, Selectable } from 'kysely';

import type { Database } from '../../../database/schema';
import type { LinkHolder } from '../../../deps';

type Db = Kysely<Database>;
export type StoredLink = Selectable<Database['customerLinks']>;

export const findLink = (db: Db, linkId: string): Promise<StoredLink | undefined> =>
  db.selectFrom('customerLinks').selectAll().where('id', '=', linkId).executeTakeFirst();

/** A link that its customer has opened. */
type OpenedLink = Pick<LinkHolder, 'companyId' | 'linkId'>;

export interface LinkKey {
  readonly companyId: string;
  readonly customerId: string;
  readonly bookingId: string;
}

export const findNewestLink = (db: Db, { companyId, customerId, bookingId }: LinkKey) =>
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

export const revokeOpen = (db: Db, { companyId, customerId, bookingId }: LinkKey, now: Date) =>
  db
    .updateTable('customerLinks')
    .set({ revokedAt: now })
    .where('companyId', '=', companyId)
    .where('customerId', '=', customerId)
    .where('bookingId', '=', bookingId)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute();

export const rememberMailed = (
  db: Db,
  { id, companyId }: Pick<StoredLink, 'id' | 'companyId'>,
  sentTo: string,
) =>
  db
    .updateTable('customerLinks')
    .set({ sentTo })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();

export const rememberOpened = (db: Db, { companyId, linkId }: OpenedLink, now: Date) =>
  db
    .updateTable('customerLinks')
    .set({ openedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', linkId)
    .where('openedAt', 'is', null)
    .execute();

/** Of several simultaneous submissions one gets the link; false for the others. */
export async function useUp(db: Db, { companyId, linkId }: OpenedLink, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customerLinks')
    .set((eb) => ({ usedAt: now, openedAt: eb.fn.coalesce('openedAt', eb.val(now)) }))
    .where('companyId', '=', companyId)
    .where('id', '=', linkId)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Links of merged customers move to the kept one. A trip has one open link of a customer: of several the kept
 * customer's own stays.
 */
export async function moveLinks(
  trx: Db,
  { id: keptId, companyId }: { readonly id: string; readonly companyId: string },
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const open = trx
    .selectFrom('customerLinks')
    .where('companyId', '=', companyId)
    .where('customerId', 'in', [keptId, ...ids])
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null);
  const twice = open
    .select('bookingId')
    .groupBy('bookingId')
    .having((eb) => eb.fn.countAll(), '>', 1);
  await trx
    .updateTable('customerLinks')
    .set({ revokedAt: now })
    .where('companyId', '=', companyId)
    .where('customerId', 'in', ids)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('bookingId', 'in', twice)
    .execute();
  await trx
    .updateTable('customerLinks')
    .set({ customerId: keptId })
    .where('companyId', '=', companyId)
    .where('customerId', 'in', ids)
    .execute();
}

export async function insertLinkFile(
  db: Db,
  { companyId, linkId }: OpenedLink,
  fileId: string,
): Promise<void> {
  await db.insertInto('customerLinkFiles').values({ companyId, fileId, linkId }).execute();
}

/** Counts an upload, or takes one back; false if the link has reached its limit. */
export async function countUpload(
  db: Db,
  { companyId, linkId }: OpenedLink,
  change: 1 | -1,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customerLinks')
    .set((eb) => ({ uploads: eb('uploads', '+', change) }))
    .where('companyId', '=', companyId)
    .where('id', '=', linkId)
    .$if(change > 0, (query) => query.where('uploads', '<', limits.customerFiles.linkUploads))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
