import type { NotificationWay } from '@portal/shared/contract';

import type { Deps } from '../../../deps';
import type { Reader } from '../reader';
import { isQuiet } from './is-quiet';

/** The users for whom something waits long enough to be sent now, outside of their quiet hours. */
export async function findWaiting(
  { db, clock, country }: Pick<Deps, 'db' | 'clock' | 'country'>,
  way: NotificationWay,
  /** How long the first of a burst waits for the others. */
  gatherFor: number,
): Promise<Reader[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('notificationDeliveries as delivery')
    .leftJoin('notificationQuietHours as quiet', (join) =>
      join.onRef('quiet.companyId', '=', 'delivery.companyId').onRef('quiet.userId', '=', 'delivery.userId'),
    )
    .select(['delivery.companyId', 'delivery.userId', 'quiet.startsAt as from', 'quiet.endsAt as until'])
    .distinct()
    .where('delivery.way', '=', way)
    .where('delivery.settledAt', 'is', null)
    .where('delivery.createdAt', '<=', new Date(now.getTime() - gatherFor))
    .where(({ eb, or }) => or([eb('delivery.retryAt', 'is', null), eb('delivery.retryAt', '<=', now)]))
    .execute();
  return rows.filter(
    ({ from, until }) => from === null || until === null || !isQuiet({ from, until }, now, country.timeZone),
  );
}
