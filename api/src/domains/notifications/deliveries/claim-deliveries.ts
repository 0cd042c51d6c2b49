import type { Notification, NotificationWay } from '@portal/shared/contract';
import { sql, type SqlBool } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { selectNotifications, viewNotification } from '../read-notifications';
import type { Reader } from '../reader';

export interface Claimed {
  /** What is to be sent, the oldest first. */
  readonly list: readonly Notification[];
  /** Waiting ones that are not: read in the meantime, or of a kind that the user no longer wants in this way. */
  readonly unwanted: readonly string[];
}

/**
 * What waits for a user, locked until the transaction ends, so that no other server takes it.
 * @param trx a transaction
 */
export async function claimDeliveries(
  deps: Deps,
  trx: Db,
  { companyId, userId }: Reader,
  way: NotificationWay,
): Promise<Claimed> {
  const locked = await trx
    .selectFrom('notificationDeliveries')
    .select('notificationId')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('way', '=', way)
    .where('settledAt', 'is', null)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = locked.map(({ notificationId }) => notificationId);
  if (ids.length === 0) return { list: [], unwanted: [] };
  const rows = await selectNotifications(trx, companyId, userId)
    .where('one.id', 'in', ids)
    .where('read.readAt', 'is', null)
    .where(
      sql<SqlBool>`exists (select from notification_ways way where way.company_id = one.company_id
        and way.user_id = ${userId} and way.way = ${way} and way.kind = one.kind)`,
    )
    .orderBy('one.createdAt')
    .orderBy('one.id')
    .execute();
  const chosen = new Set(rows.map(({ id }) => id));
  return {
    list: rows.map((row) => viewNotification(deps, row)),
    unwanted: ids.filter((id) => !chosen.has(id)),
  };
}
