import type { NotificationKind, NotificationWay, QuietHours } from '@portal/shared/contract';

import type { Db } from '../../database/connect';
import type { Reader } from './reader';

/**
 * These kinds and no others reach the user in that way from now on.
 * @param db a transaction
 */
export async function replaceWay(
  db: Db,
  { companyId, userId }: Reader,
  way: NotificationWay,
  kinds: readonly NotificationKind[],
): Promise<void> {
  await db
    .deleteFrom('notificationWays')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('way', '=', way)
    .execute();
  if (kinds.length === 0) return;
  await db
    .insertInto('notificationWays')
    .values(kinds.map((kind) => ({ companyId, userId, way, kind })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @param hours null: messages are sent at any time */
export async function replaceQuietHours(
  db: Db,
  { companyId, userId }: Reader,
  hours: QuietHours | null,
): Promise<void> {
  if (hours === null) {
    await db
      .deleteFrom('notificationQuietHours')
      .where('companyId', '=', companyId)
      .where('userId', '=', userId)
      .execute();
    return;
  }
  const times = { startsAt: hours.from, endsAt: hours.until };
  await db
    .insertInto('notificationQuietHours')
    .values({ companyId, userId, ...times })
    .onConflict((conflict) => conflict.columns(['companyId', 'userId']).doUpdateSet(times))
    .execute();
}
