import { limits, MINUTE } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Matter } from '../alerts/matter';

interface Silence {
  readonly companyId: string;
  readonly minutes: number;
  readonly matter: Matter;
}

/**
 * Trackers of vehicles on a trip that were moving, or had the ignition on, when they were heard last. A parked vehicle
 * without network is nothing unusual.
 */
export async function findSilences(db: Db, now: Date): Promise<Silence[]> {
  const before = new Date(now.getTime() - limits.tracker.offlineAfter);
  const { rows } = await sql<{
    companyId: string;
    trackerId: string;
    vehicleId: string;
    tripId: string;
    seenAt: Date;
  }>`select state.company_id, state.tracker_id, installation.vehicle_id, period.trip_id, state.seen_at
    from tracker_states state
    join tracker_installations installation on installation.company_id = state.company_id
      and installation.tracker_id = state.tracker_id and installation.ends_at is null
    join trip_vehicle_periods period on period.company_id = state.company_id
      and period.vehicle_id = installation.vehicle_id and period.ends_at is null
    where state.seen_at < ${before} and state.seen_at >= period.starts_at
      and (state.is_moving or state.ignition or state.speed >= ${limits.tracker.movingSpeed * 10})`.execute(
    db,
  );
  return rows.map(({ companyId, trackerId, vehicleId, tripId, seenAt }) => {
    const since = seenAt.toISOString();
    const matter: Matter = {
      kind: 'trackerSilent',
      matter: ['trackerSilent', trackerId, since].join(' '),
      vehicleId,
      tripId,
      startedAt: since,
      endedAt: null,
      figures: { since },
    };
    return { companyId, minutes: Math.floor((now.getTime() - seenAt.getTime()) / MINUTE), matter };
  });
}
