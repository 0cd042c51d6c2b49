import { DAY, HOUR } from '@portal/shared/contract';

import type { Deps } from '../../../deps';
import { groupBy } from '../../../group-by';
import { getSettings } from '../../company';
import { raiseNotification } from '../../notifications';
import { findOverdueTrips } from './find-overdue-trips';

/** What is late for longer than this is no news. */
const RECENT = 7 * DAY;

/** Notifies of trips whose vehicle is late, by the rule of the company's alerts. */
export async function notifyOverdueTrips({ db, country, clock }: Deps): Promise<void> {
  const now = clock.now();
  const found = await findOverdueTrips(db, new Date(now.getTime() - RECENT), now);
  for (const [companyId, trips] of groupBy(found, (trip) => trip.companyId)) {
    const { enabled, hours } = (await getSettings(db, country, companyId)).alertRules.overdue;
    const late = trips.filter(({ endsAt }) => endsAt.getTime() < now.getTime() - hours * HOUR);
    if (!enabled || late.length === 0) continue;
    await db.transaction().execute(async (trx) => {
      for (const { tripId, endsAt } of late) {
        const dueAt = endsAt.toISOString();
        const news = { kind: 'tripOverdue', key: `${tripId} ${dueAt}`, facts: { dueAt }, tripId } as const;
        await raiseNotification(trx, companyId, news, now);
      }
    });
  }
}
