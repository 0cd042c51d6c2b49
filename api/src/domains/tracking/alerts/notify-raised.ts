import type { Db } from '../../../database/connect';
import { raiseNotification } from '../../notifications';

/**
 * Puts alerts that were just raised among the company's notifications.
 * @param trx a transaction
 */
export async function notifyRaised(
  trx: Db,
  companyId: string,
  alertIds: readonly string[],
  now: Date,
): Promise<void> {
  const alerts = await trx
    .selectFrom('trackingAlerts')
    .select(['id', 'kind', 'tripId', 'vehicleId', 'figures'])
    .where('companyId', '=', companyId)
    .where('id', 'in', [...alertIds])
    .orderBy('startedAt')
    .orderBy('id')
    .execute();
  for (const { id, kind, tripId, vehicleId, figures } of alerts) {
    const facts = { alert: kind, ...(typeof figures.zone === 'string' && { zone: figures.zone }) };
    await raiseNotification(
      trx,
      companyId,
      { kind: 'trackingAlert', key: id, facts, tripId, vehicleId },
      now,
    );
  }
}
