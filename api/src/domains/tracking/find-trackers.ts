import type { TrackerChannel } from '@portal/shared/contract';

import type { Db } from '../../database/connect';
import type { TrackerKey } from './to-position-row';

/**
 * The registered device with this identifier, for those who store its positions.
 * @param companyId of the key that a phone or server sent; null for a device that connects without a key
 */
export async function findTracker(
  db: Db,
  identifier: string,
  companyId: string | null,
): Promise<(TrackerKey & { readonly createdAt: Date }) | null> {
  const channel: TrackerChannel = companyId === null ? 'tracker' : 'web';
  let query = db
    .selectFrom('trackers')
    .select(['companyId', 'id as trackerId', 'createdAt'])
    .where('identifier', '=', identifier)
    .where('removedAt', 'is', null)
    .where('channel', '=', channel);
  if (companyId !== null) query = query.where('companyId', '=', companyId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Whether a tracker is in the vehicle now. */
export async function hasTracker(db: Db, companyId: string, vehicleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('trackerInstallations')
    .select('id')
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .where('endsAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
