import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import { groupBy } from '../../../group-by';
import { readStoredPlace } from '../to-position-row';
import { toSpanRows, type TrackerSpan } from '../tracker-span';
import type { WatchSample, WatchState, WatchedTrip } from './watch-state';

/** A tracker that sent positions which are not evaluated. */
export interface DueTracker extends TrackerSpan {
  /** Null for a tracker that was never watched. */
  readonly state: WatchState | null;
}

const TRACKERS_MAX = 5000;
const SAMPLES_MAX = 500;

/**
 * The trackers with news, those of a company next to each other. A tracker that was never watched begins with what it
 * sent in the last ten minutes, not with its history.
 */
export async function readDueTrackers(db: Db): Promise<DueTracker[]> {
  const { rows } = await sql<DueTracker>`
    select state.company_id, state.tracker_id, installation.vehicle_id, installation.starts_at as installed_at,
      coalesce(watch.fix_time, state.fix_time - interval '10 minutes') as after, state.fix_time as until, watch.state
    from tracker_states state
    join tracker_installations installation on installation.company_id = state.company_id
      and installation.tracker_id = state.tracker_id and installation.ends_at is null
    left join tracking_watches watch on watch.company_id = state.company_id and watch.tracker_id = state.tracker_id
    where state.fix_time > coalesce(watch.fix_time, '-infinity')
    order by state.company_id, state.fix_time limit ${TRACKERS_MAX}`.execute(db);
  return rows;
}

interface SampleRow {
  readonly trackerId: string;
  readonly fixTime: Date;
  readonly latitude: number;
  readonly longitude: number;
  readonly speed: number;
  readonly ignition: boolean | null;
  readonly alarm: string | null;
  readonly isFixed: boolean;
}

const toSample = ({ fixTime, ignition, alarm, isFixed, ...place }: SampleRow): WatchSample => ({
  at: fixTime,
  ...readStoredPlace(place),
  ignition,
  alarm,
  isFixed,
});

/**
 * The due positions of trackers of one company, by tracker, the earliest first; at most 500 of each. Without a place of
 * their own they count where they carry an alarm.
 */
export async function readDueSamples(
  db: Db,
  companyId: string,
  due: readonly DueTracker[],
): Promise<Map<string, WatchSample[]>> {
  const { rows } = await sql<SampleRow>`
    select span.tracker_id, sample.fix_time, sample.latitude, sample.longitude, sample.speed, sample.ignition,
      sample.alarm, sample.is_fixed
    from json_to_recordset(${toSpanRows(due)}::json)
      as span(tracker_id uuid, after timestamptz, until timestamptz, installed_at timestamptz)
    cross join lateral (
      select fix_time, latitude, longitude, speed, ignition, alarm, is_fixed from positions
      where company_id = ${companyId} and tracker_id = span.tracker_id and fix_time > span.after
        and fix_time <= span.until and fix_time >= span.installed_at
        and (is_fixed or alarm is not null)
      order by fix_time limit ${SAMPLES_MAX}
    ) sample order by sample.fix_time`.execute(db);
  const groups = groupBy(rows, ({ trackerId }) => trackerId);
  return new Map([...groups].map(([trackerId, own]) => [trackerId, own.map(toSample)]));
}

/** Whether the samples of a tracker were cut off, so that the next run continues. */
export const isCutOff = (samples: readonly WatchSample[]): boolean => samples.length >= SAMPLES_MAX;

/** The trips that had these vehicles at some time since, by vehicle. */
export async function readTrips(
  db: Db,
  companyId: string,
  due: readonly DueTracker[],
): Promise<Map<string, WatchedTrip[]>> {
  const since = due.reduce((first, { after }) => (after < first ? after : first), new Date());
  const vehicleIds = due.map(({ vehicleId }) => vehicleId);
  const rows = await db
    .selectFrom('tripVehiclePeriods as period')
    .innerJoin('trips', (join) =>
      join.onRef('trips.id', '=', 'period.tripId').onRef('trips.companyId', '=', 'period.companyId'),
    )
    .select([
      'period.vehicleId',
      'trips.id',
      'period.startsAt as from',
      'period.endsAt as to',
      'trips.endsAt',
      'trips.includedKm as plannedKm',
    ])
    .where('period.companyId', '=', companyId)
    // One parameter, not thousands.
    .where(sql<boolean>`period.vehicle_id = any(${vehicleIds}::uuid[])`)
    .where((eb) => eb.or([eb('period.endsAt', 'is', null), eb('period.endsAt', '>', since)]))
    .execute();
  return groupBy(rows, ({ vehicleId }) => vehicleId);
}
