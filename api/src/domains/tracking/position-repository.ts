import { sql, type Transaction } from 'kysely';

import type { Db } from '../../database/connect';
import type { Database } from '../../database/schema';
import type { PositionRow, TrackerKey } from './to-position-row';

const columns =
  sql.raw(`company_id uuid, tracker_id uuid, fix_time timestamptz, hash bigint, received_at timestamptz,
  latitude integer, longitude integer, is_fixed boolean, speed smallint, course smallint, altitude smallint,
  satellites smallint, odometer bigint, ignition boolean, is_moving boolean, battery_level smallint,
  power_millivolts integer, alarm text`);

/**
 * Stores positions and the newest state of their devices in one statement, which commits at once. A position that is
 * stored already, and one of a device that was deleted meanwhile, change nothing.
 * @returns how many positions were new
 */
export async function insertPositions(db: Db, rows: readonly PositionRow[]): Promise<number> {
  const { rows: counted } = await sql<{ stored: number }>`
    with received as (
      select received.* from json_to_recordset(${JSON.stringify(rows)}::json) as received(${columns})
      join trackers on trackers.company_id = received.company_id and trackers.id = received.tracker_id
    ), stored as (
      insert into positions (company_id, tracker_id, fix_time, hash, received_at, latitude, longitude, is_fixed, speed,
        course, altitude, satellites, odometer, ignition, is_moving, battery_level, power_millivolts, alarm)
      select company_id, tracker_id, fix_time, hash, received_at, latitude, longitude, is_fixed, speed, course, altitude,
        satellites, odometer, ignition, is_moving, battery_level, power_millivolts, alarm
      from received on conflict do nothing returning 1
    ), newest as (
      select distinct on (company_id, tracker_id) received.*,
        max(received_at) over (partition by company_id, tracker_id) as seen_at
      from received order by company_id, tracker_id, is_fixed desc, fix_time desc
    ), states as (
      insert into tracker_states as state (company_id, tracker_id, seen_at, fix_time, latitude, longitude, speed, course,
        odometer, ignition, is_moving, battery_level, power_millivolts)
      select company_id, tracker_id, seen_at, case when is_fixed then fix_time end, case when is_fixed then latitude end,
        case when is_fixed then longitude end, case when is_fixed then speed end, case when is_fixed then course end,
        odometer, ignition, is_moving, battery_level, power_millivolts
      from newest order by company_id, tracker_id
      on conflict (company_id, tracker_id) do update set
        seen_at = greatest(state.seen_at, excluded.seen_at),
        fix_time = greatest(state.fix_time, excluded.fix_time),
        latitude = case when ${isNewer} then excluded.latitude else state.latitude end,
        longitude = case when ${isNewer} then excluded.longitude else state.longitude end,
        speed = case when ${isNewer} then excluded.speed else state.speed end,
        course = case when ${isNewer} then excluded.course else state.course end,
        odometer = case when ${isNewer} then coalesce(excluded.odometer, state.odometer) else state.odometer end,
        ignition = case when ${isNewer} then coalesce(excluded.ignition, state.ignition) else state.ignition end,
        is_moving = case when ${isNewer} then coalesce(excluded.is_moving, state.is_moving) else state.is_moving end,
        battery_level = case when ${isNewer} then coalesce(excluded.battery_level, state.battery_level)
          else state.battery_level end,
        power_millivolts = case when ${isNewer} then coalesce(excluded.power_millivolts, state.power_millivolts)
          else state.power_millivolts end
    )
    select count(*)::int as stored from stored`.execute(db);
  return counted[0]?.stored ?? 0;
}

/** A device may send what it recorded hours ago: that is no news. */
const isNewer = sql`(excluded.fix_time is not null and (state.fix_time is null or excluded.fix_time >= state.fix_time))`;

/** What a device says without a position. */
export interface SeenTracker extends TrackerKey {
  readonly seenAt: Date;
  readonly ignition: boolean | null;
  readonly batteryLevel: number | null;
}

/** Notes that devices are alive. */
export async function markTrackersSeen(db: Db, seen: readonly SeenTracker[]): Promise<void> {
  const rows = seen.map(({ companyId, trackerId, seenAt, ignition, batteryLevel }) => ({
    company_id: companyId,
    tracker_id: trackerId,
    seen_at: seenAt.toISOString(),
    ignition,
    battery_level: batteryLevel,
  }));
  await sql`insert into tracker_states as state (company_id, tracker_id, seen_at, ignition, battery_level)
    select seen.* from json_to_recordset(${JSON.stringify(rows)}::json)
      as seen(company_id uuid, tracker_id uuid, seen_at timestamptz, ignition boolean, battery_level smallint)
      join trackers on trackers.company_id = seen.company_id and trackers.id = seen.tracker_id
    order by seen.company_id, seen.tracker_id
    on conflict (company_id, tracker_id) do update set
      seen_at = greatest(state.seen_at, excluded.seen_at),
      ignition = coalesce(excluded.ignition, state.ignition),
      battery_level = coalesce(excluded.battery_level, state.battery_level)`.execute(db);
}

interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** Positions in tables of other times, or of a week that is not over yet: older weeks are dropped as a whole. */
export async function deletePositionsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from positions where fix_time < ${before}`.execute(db);
}

/**
 * Makes the table of a week and moves the positions there that wait for it.
 * @param table `positions_20261123`
 */
export async function addPositionsWeek(
  trx: Transaction<Database>,
  { from, to }: Period,
  table: string,
): Promise<void> {
  const [name, start, end] = [sql.ref(table), sql.lit(from.toISOString()), sql.lit(to.toISOString())];
  // Nobody adds a position of this week meanwhile.
  await sql`lock table positions_other in access exclusive mode`.execute(trx);
  await sql`create table ${name} (like positions including all)`.execute(trx);
  await sql`with moved as (
    delete from positions where fix_time >= ${from} and fix_time < ${to} returning *
  ) insert into ${name} select * from moved`.execute(trx);
  await sql`alter table positions attach partition ${name} for values from (${start}) to (${end})`.execute(
    trx,
  );
}

/** Where a vehicle was during the trips of a customer. */
export async function deleteCustomerPositions(db: Db, companyId: string, customerId: string): Promise<void> {
  await sql`delete from positions using trips, trip_vehicle_periods period, tracker_installations installation
    where trips.company_id = ${companyId} and trips.customer_id = ${customerId}
      and period.company_id = trips.company_id and period.trip_id = trips.id
      and installation.company_id = trips.company_id and installation.vehicle_id = period.vehicle_id
      and positions.company_id = trips.company_id and positions.tracker_id = installation.tracker_id
      and positions.fix_time >= greatest(period.starts_at, installation.starts_at)
      and positions.fix_time < least(period.ends_at, installation.ends_at, 'infinity')`.execute(db);
}

/**
 * Keeps the first position of every five minutes of a device, and every position of a trip.
 * @param period within one week, short enough for one statement
 */
export async function thinPositions(db: Db, { from, to }: Period): Promise<void> {
  await sql`delete from positions using (
      select company_id, tracker_id, fix_time, hash, row_number() over (
        partition by company_id, tracker_id, date_bin('5 minutes', fix_time, timestamptz '2000-01-01 00:00:00Z')
        order by fix_time, hash) as turn
      from positions where fix_time >= ${from} and fix_time < ${to}
    ) counted
    where counted.turn > 1 and positions.fix_time >= ${from} and positions.fix_time < ${to}
      and positions.company_id = counted.company_id and positions.tracker_id = counted.tracker_id
      and positions.fix_time = counted.fix_time and positions.hash = counted.hash
      and not exists (
        select from tracker_installations installation
        join trip_vehicle_periods period on period.company_id = installation.company_id
          and period.vehicle_id = installation.vehicle_id
        where installation.company_id = positions.company_id and installation.tracker_id = positions.tracker_id
          and positions.fix_time >= greatest(period.starts_at, installation.starts_at)
          and positions.fix_time < least(period.ends_at, installation.ends_at, 'infinity'))`.execute(db);
}
