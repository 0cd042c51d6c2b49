import type { DeliveryEventKind } from '@portal/shared/contract';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { DocumentDeliveriesTable } from '../../../database/tables/electronic-documents';
import { getLeaseEnd, isDue } from '../../../queue/is-due';

export type StoredDelivery = Selectable<DocumentDeliveriesTable>;
type Key = Pick<StoredDelivery, 'companyId' | 'id'>;

const AT_ONCE = 10;

/** @returns undefined if the document is on its way already */
export const insertDelivery = (
  db: Db,
  row: Insertable<DocumentDeliveriesTable>,
): Promise<StoredDelivery | undefined> =>
  db
    .insertInto('documentDeliveries')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'invoiceId']).where('state', '<>', 'REFUSED').doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

/** Changes a delivery, unless somebody else has moved it on. @returns whether it was changed */
export async function updateDelivery(
  db: Db,
  { companyId, id, state }: Key & Pick<StoredDelivery, 'state'>,
  change: Updateable<DocumentDeliveriesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('documentDeliveries')
    .set(change)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes deliveries that are due, the oldest first; no other server takes the same ones. */
export async function takeDueDeliveries(db: Db, now: Date): Promise<StoredDelivery[]> {
  const taken = await db
    .updateTable('documentDeliveries')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      nextAt: getLeaseEnd(now),
    }))
    .where(
      isDue({
        table: 'documentDeliveries',
        isWaiting: sql`state in ('QUEUED', 'SENT')`,
        now,
        limit: AT_ONCE,
      }),
    )
    .returningAll()
    .execute();
  // An invoice goes before its credit note. Ids grow with time.
  return taken.sort((one, other) => (one.id < other.id ? -1 : 1));
}

export async function insertDeliveryEvent(
  db: Db,
  { companyId, id }: Key,
  event: { readonly kind: DeliveryEventKind; readonly detail?: string | null; readonly at: Date },
): Promise<void> {
  const { kind, detail = null, at } = event;
  await db
    .insertInto('documentDeliveryEvents')
    .values({ companyId, deliveryId: id, kind, detail, at })
    .execute();
}

/** The deliveries of a trip's documents, the oldest first. */
export const listDeliveries = (db: Db, companyId: string, invoiceIds: readonly string[]) =>
  invoiceIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('documentDeliveries')
        .selectAll()
        .where('companyId', '=', companyId)
        .where('invoiceId', 'in', [...invoiceIds])
        .orderBy('queuedAt')
        .orderBy('id')
        .execute();

/** What happened to deliveries, the oldest first. */
export const listDeliveryEvents = (db: Db, companyId: string, deliveryIds: readonly string[]) =>
  deliveryIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('documentDeliveryEvents')
        .select(['deliveryId', 'kind', 'detail', 'at'])
        .where('companyId', '=', companyId)
        .where('deliveryId', 'in', [...deliveryIds])
        .orderBy('id')
        .execute();
