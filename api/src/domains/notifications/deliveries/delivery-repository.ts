import type { NotificationKind, NotificationWay } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Reader } from '../reader';

interface Raised {
  readonly companyId: string;
  readonly notificationId: string;
  readonly kind: NotificationKind;
  readonly at: Date;
}

/**
 * One delivery for each user of the company and each way that they chose for this kind.
 * @param trx the transaction of the notification
 */
export async function insertDeliveries(
  trx: Db,
  { companyId, notificationId, kind, at }: Raised,
): Promise<void> {
  await sql`
    insert into notification_deliveries (company_id, user_id, notification_id, way, created_at)
    select way.company_id, way.user_id, ${notificationId}, way.way, ${at}
    from notification_ways way join companies company on company.id = way.company_id and company.user_id = way.user_id
    where way.company_id = ${companyId} and way.kind = ${kind}
    on conflict do nothing`.execute(trx);
}

export interface Settled extends Reader {
  readonly way: NotificationWay;
  readonly outcome: 'sent' | 'dropped';
  readonly at: Date;
}

/** @param trx a transaction that has locked these deliveries */
export async function settleDeliveries(
  trx: Db,
  { companyId, userId, way, outcome, at }: Settled,
  notificationIds: readonly string[],
): Promise<void> {
  if (notificationIds.length === 0) return;
  await trx
    .updateTable('notificationDeliveries')
    .set({ settledAt: at, outcome })
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('way', '=', way)
    .where('notificationId', 'in', [...notificationIds])
    .execute();
}

/** They are tried again then. @param trx a transaction that has locked these deliveries */
export async function postponeDeliveries(
  trx: Db,
  { companyId, userId, way }: Reader & { readonly way: NotificationWay },
  notificationIds: readonly string[],
  retryAt: Date,
): Promise<void> {
  if (notificationIds.length === 0) return;
  await trx
    .updateTable('notificationDeliveries')
    .set({ retryAt })
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('way', '=', way)
    .where('notificationId', 'in', [...notificationIds])
    .execute();
}
