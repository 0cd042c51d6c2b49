import { sql } from 'kysely';
import type { Db } from '../../../../database/connect';

/** A time in which a vehicle is not free. */
export interface TakenTime {
  readonly vehicleId: string;
  readonly startsAt: Date;
  /** The agreed end; for an overdue trip it is in the past. */
  readonly endsAt: Date;
  /**
   * From when another may have the vehicle; null for an overdue trip, since nobody knows when it comes back.
   */
  readonly freeAt: Date | null;
  readonly tripId: string | null;
  readonly code: string | null;
  readonly kind: 'trip' | 'maintenance' | 'own_use';
}

interface TakenTimesQuery {
  readonly companyId: string;
  /** Without it, all vehicles of the company. */
  readonly vehicleIds?: readonly string[] | undefined;
  readonly from: Date;
  /** Without it, there is no end. */
  readonly to: Date | null;
  /** This trip's own time is no conflict with itself. */
  readonly except?: string | undefined;
  readonly now: Date;
}

/**
 * The conflicts between two moments, by vehicle and time. A draft that may no longer hold its dates is none;
 * an overdue trip has no end.
 */
export async function listTakenTimes(
  db: Db,
  { companyId, vehicleIds, from, to, except, now }: TakenTimesQuery,
): Promise<TakenTime[]> {
  const vehicleCondition =
    vehicleIds === undefined
      ? sql`true`
      : vehicleIds.length === 1
        ? sql`occupancy.vehicle_id = ${vehicleIds[0]}`
        : sql`occupancy.vehicle_id = any(${vehicleIds}::uuid[])`;
  // A block has no trip, so the excluded trip must not exclude it.
  const notExcepted =
    except === undefined ? sql`true` : sql`occupancy.trip_id is distinct from ${except}::uuid`;
  // The newest period is for the current vehicle; earlier ones are for replaced vehicles.
  const isOverdue = sql`trips.status = 'ONGOING' and trips.ends_at <= ${now} and occupancy.starts_at =
    (select max(starts_at) from vehicle_occupancies own
      where own.company_id = trips.company_id and own.trip_id = trips.id)`;
  const { rows } = await sql<TakenTime>`
    select occupancy.vehicle_id, occupancy.starts_at, occupancy.ends_at, occupancy.free_at,
      occupancy.trip_id, trips.code, coalesce(fleet_maintenance.kind, 'trip') as kind
    from vehicle_occupancies occupancy
      left join trips on trips.id = occupancy.trip_id and trips.company_id = occupancy.company_id
      left join fleet_maintenance on fleet_maintenance.id = occupancy.maintenance_id
        and fleet_maintenance.company_id = occupancy.company_id
    where occupancy.company_id = ${companyId} and ${vehicleCondition}
      and occupancy.period && tstzrange(${from}, ${to}, '[)')
      and ${notExcepted}
      and (trips.id is null or not (${isOverdue}
        or (trips.status = 'INCOMPLETE' and not trips.is_reserved and trips.held_until <= ${now})))
    union all
    select occupancy.vehicle_id, occupancy.starts_at, occupancy.ends_at, null, trips.id, trips.code, 'trip'
    from trips join vehicle_occupancies occupancy on occupancy.trip_id = trips.id
      and occupancy.company_id = trips.company_id
    where trips.company_id = ${companyId} and ${vehicleCondition} and ${isOverdue}
      and ${notExcepted}
      and tstzrange(occupancy.starts_at, null, '[)') && tstzrange(${from}, ${to}, '[)')
    order by vehicle_id, starts_at`.execute(db);
  return rows;
}
