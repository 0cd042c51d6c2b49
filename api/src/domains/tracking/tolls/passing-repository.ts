import type { CustomerTollPassing } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Passing, TollSample } from './find-passings';

export interface VehiclePassing extends Passing {
  readonly vehicleId: string;
}

/** Notes passings. One that is noted already, within half a minute, changes nothing. */
export async function insertPassings(
  db: Db,
  companyId: string,
  passings: readonly VehiclePassing[],
): Promise<void> {
  if (passings.length === 0) return;
  const rows = passings.map(({ vehicleId, gate, at, course, isUncertain }) => ({
    vehicle_id: vehicleId,
    gate,
    passed_at: at.toISOString(),
    course,
    is_uncertain: isUncertain,
  }));
  await sql`insert into toll_passings (company_id, vehicle_id, gate, passed_at, around, course, is_uncertain)
    select ${companyId}, row.vehicle_id, row.gate, row.passed_at,
      tstzrange(row.passed_at - interval '30 seconds', row.passed_at + interval '30 seconds'), row.course, row.is_uncertain
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row(vehicle_id uuid, gate text, passed_at timestamptz, course smallint, is_uncertain boolean)
    -- Both may have been deleted meanwhile.
    join toll_gates on toll_gates.company_id = ${companyId} and toll_gates.gate = row.gate
    join fleet_vehicles on fleet_vehicles.company_id = ${companyId} and fleet_vehicles.id = row.vehicle_id
    order by row.passed_at
    on conflict do nothing`.execute(db);
}

export interface TollWatched {
  readonly trackerId: string;
  /** Positions up to here are evaluated. */
  readonly fixTime: Date;
  readonly last: TollSample | null;
}

/** Notes how far trackers were compared with the gates. */
export async function writeTollWatches(
  db: Db,
  companyId: string,
  watched: readonly TollWatched[],
): Promise<void> {
  const rows = watched.map(({ trackerId, fixTime, last }) => ({
    tracker_id: trackerId,
    fix_time: fixTime.toISOString(),
    last,
  }));
  await sql`insert into toll_watches (company_id, tracker_id, fix_time, last)
    select ${companyId}, row.* from json_to_recordset(${JSON.stringify(rows)}::json)
      as row(tracker_id uuid, fix_time timestamptz, last jsonb)
    on conflict (company_id, tracker_id) do update set fix_time = excluded.fix_time, last = excluded.last`.execute(
    db,
  );
}

export async function deleteGatePassings(
  db: Db,
  companyId: string,
  gate: string,
  since: Date,
): Promise<void> {
  await sql`delete from toll_passings
    where company_id = ${companyId} and gate = ${gate} and passed_at >= ${since}`.execute(db);
}

/** At the age of positions. */
export async function deletePassingsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from toll_passings where passed_at < ${before}`.execute(db);
}

/** Gates that vehicles passed during the trips of a customer, the earliest first. */
export async function listCustomerPassings(
  db: Db,
  companyId: string,
  customerId: string,
): Promise<CustomerTollPassing[]> {
  const { rows } = await sql<{ tripCode: string; gateName: string; at: Date }>`
    select trips.code as trip_code, gate.name as gate_name, passing.passed_at as at
    from trips
    join trip_vehicle_periods period on period.company_id = trips.company_id and period.trip_id = trips.id
    join toll_passings passing on passing.company_id = trips.company_id
      and passing.vehicle_id = period.vehicle_id and passing.passed_at >= period.starts_at
      and passing.passed_at < coalesce(period.ends_at, 'infinity')
    join toll_gates gate on gate.company_id = passing.company_id and gate.gate = passing.gate
    where trips.company_id = ${companyId} and trips.customer_id = ${customerId}
    order by passing.passed_at`.execute(db);
  return rows.map(({ at, ...passing }) => ({ ...passing, at: at.toISOString() }));
}

/** What was passed during the trips of a customer. */
export async function deleteCustomerPassings(db: Db, companyId: string, customerId: string): Promise<void> {
  await sql`delete from toll_passings passing using trips, trip_vehicle_periods period
    where trips.company_id = ${companyId} and trips.customer_id = ${customerId}
      and period.company_id = trips.company_id and period.trip_id = trips.id
      and passing.company_id = trips.company_id and passing.vehicle_id = period.vehicle_id
      and passing.passed_at >= period.starts_at and passing.passed_at < coalesce(period.ends_at, 'infinity')`.execute(
    db,
  );
}
