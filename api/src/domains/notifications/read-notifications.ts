import {
  getTripLabel,
  notificationLimits,
  type Notification,
  type NotificationPage,
} from '@portal/shared/contract';
import { sql, type SqlBool } from 'kysely';

import type { Db } from '../../database/connect';
import type { Actor, Deps } from '../../deps';
import { notFound } from '../../plugins/problem';

/** The kind of `one` is one that the user has not switched off. */
const isShown = (userId: string) => sql<SqlBool>`not exists (select from notification_mutes mute
  where mute.company_id = one.company_id and mute.user_id = ${userId} and mute.kind = one.kind)`;

/** Those of a company, with what the user has read, muted ones included. */
export const selectNotifications = (db: Db, companyId: string, userId: string) =>
  db
    .selectFrom('notifications as one')
    .leftJoin('trips as trip', (join) =>
      join.onRef('trip.id', '=', 'one.tripId').onRef('trip.companyId', '=', 'one.companyId'),
    )
    .leftJoin('fleetVehicles as vehicle', (join) =>
      join
        .on(({ eb, fn }) => eb('vehicle.id', '=', fn.coalesce('one.vehicleId', 'trip.vehicleId')))
        .onRef('vehicle.companyId', '=', 'one.companyId'),
    )
    .leftJoin('customers as customer', (join) =>
      join
        .on(sql<SqlBool>`customer.id = coalesce((one.facts->>'customerId')::uuid, trip.customer_id)`)
        .onRef('customer.companyId', '=', 'one.companyId'),
    )
    .leftJoin('notificationReads as read', (join) =>
      join
        .onRef('read.companyId', '=', 'one.companyId')
        .onRef('read.notificationId', '=', 'one.id')
        .on('read.userId', '=', userId),
    )
    .select([
      'one.id',
      'one.kind',
      'one.facts',
      'one.createdAt',
      'read.readAt',
      'trip.id as tripId',
      'trip.code',
      'customer.name as customerName',
      'trip.status',
      'trip.isReserved',
      'trip.endsAt',
      'vehicle.id as vehicleId',
      'vehicle.plate',
      'vehicle.deletedAt as vehicleDeletedAt',
    ])
    .where('one.companyId', '=', companyId);
type Row = Awaited<ReturnType<ReturnType<typeof selectNotifications>['execute']>>[number];

function viewTrip(
  { clock, country }: Deps,
  { tripId, code, status, isReserved, endsAt }: Row,
): Notification['trip'] {
  if (tripId === null || code === null || status === null) return null;
  const standing = { status, isReserved: isReserved ?? false, bookingEndDate: endsAt?.toISOString() ?? null };
  const label = getTripLabel(standing, clock.now(), country.timeZone);
  return { bookingId: tripId, code, status: label ?? status };
}

const viewVehicle = ({ vehicleId, plate, vehicleDeletedAt }: Row): Notification['vehicle'] =>
  plate === null ? null : { vehicleId: vehicleDeletedAt === null ? vehicleId : null, plate };

export const viewNotification = (deps: Deps, row: Row): Notification => ({
  notificationId: row.id,
  kind: row.kind,
  at: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
  facts: row.facts,
  customerName: row.customerName,
  trip: viewTrip(deps, row),
  vehicle: viewVehicle(row),
});

/** How many are unread, as far as they are counted. A caller without a company has none. */
export async function countUnread({ db }: Deps, { companyId, userId }: Actor): Promise<{ unread: number }> {
  if (companyId === null) return { unread: 0 };
  const { rows } = await sql<{ unread: string }>`
    select count(*) as unread from (
      select from notifications one where one.company_id = ${companyId} and not exists (
        select from notification_reads read where read.company_id = one.company_id and read.user_id = ${userId}
          and read.notification_id = one.id) and ${isShown(userId)}
      limit ${notificationLimits.unreadMax}) counted`.execute(db);
  return { unread: Number(rows[0]?.unread ?? 0) };
}

/** @throws AppProblem 404 for a notification of nobody or another company */
export async function requireNotification(db: Db, companyId: string | null, id: string): Promise<string> {
  const found =
    companyId === null
      ? undefined
      : await db
          .selectFrom('notifications')
          .select('companyId')
          .where('companyId', '=', companyId)
          .where('id', '=', id)
          .executeTakeFirst();
  if (found === undefined) throw notFound('This notification');
  return found.companyId;
}

/** @throws AppProblem 404 for a notification of nobody or another company */
export async function getNotification(deps: Deps, user: Actor, id: string): Promise<Notification> {
  const companyId = await requireNotification(deps.db, user.companyId, id);
  const row = await selectNotifications(deps.db, companyId, user.userId)
    .where('one.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound('This notification');
  return viewNotification(deps, row);
}

/** The newest first, those after `before` in that order. @throws AppProblem 404 */
export async function listNotifications(
  deps: Deps,
  user: Actor,
  { before }: { readonly before?: string | undefined },
): Promise<NotificationPage> {
  const { db } = deps;
  const { companyId, userId } = user;
  if (before !== undefined) await requireNotification(db, companyId, before);
  if (companyId === null) return { list: [], unread: 0, hasEarlier: false };
  let query = selectNotifications(db, companyId, userId).where(isShown(userId));
  if (before !== undefined)
    query = query.where(
      sql<SqlBool>`(one.created_at, one.id) < (select created_at, id from notifications
        where company_id = ${companyId} and id = ${before})`,
    );
  const { pageSize } = notificationLimits;
  const rows = await query
    .orderBy('one.createdAt', 'desc')
    .orderBy('one.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return {
    list: rows.slice(0, pageSize).map((row) => viewNotification(deps, row)),
    ...(await countUnread(deps, user)),
    hasEarlier: rows.length > pageSize,
  };
}
