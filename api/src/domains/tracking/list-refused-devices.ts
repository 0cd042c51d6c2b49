import type { RefusedDevice } from '@portal/shared/contract';

import type { Actor, Deps } from '../../deps';
import { requireCompany } from '../company';
import { REFUSED_LIFE } from './refused-device-repository';

/** Devices of the last day that sent the company's key, and that it has not added; the newest first. */
export async function listRefusedDevices(
  { db, clock }: Deps,
  user: Actor,
): Promise<{ list: RefusedDevice[] }> {
  const rows = await db
    .selectFrom('refusedDevices as device')
    .select(['device.identifier', 'device.protocol', 'device.seenAt'])
    .where('device.companyId', '=', requireCompany(user))
    .where('device.seenAt', '>', new Date(clock.now().getTime() - REFUSED_LIFE))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('trackers')
            .select('trackers.id')
            .whereRef('trackers.companyId', '=', 'device.companyId')
            .whereRef('trackers.identifier', '=', 'device.identifier')
            .where('trackers.removedAt', 'is', null),
        ),
      ),
    )
    .orderBy('device.seenAt', 'desc')
    .orderBy('device.identifier')
    .execute();
  return { list: rows.map(({ seenAt, ...device }) => ({ ...device, seenAt: seenAt.toISOString() })) };
}
