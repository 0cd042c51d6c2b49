import { fromMinorUnits, type Country } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../database/connect';
import { measureFigures } from '../../rentals';
import type { Window } from '../../../time/window';

interface Moment {
  readonly now: Date;
  readonly country: Country;
}

const counted = ['tripsStarted', 'completedTrips', 'cancelledTrips', 'revenue'] as const;

/**
 * Rented share of the available vehicle-hours, as far as the period has passed; blocked hours are not
 * available. A vehicle that was added during the period is available from the beginning of that day, or from
 * its first trip where that began earlier. Null if there was no vehicle.
 */
async function utilisation(
  db: Db,
  companyId: string,
  { from, to }: Window,
  { now, country: { timeZone } }: Moment,
): Promise<number | null> {
  const until = sql<Date>`least(${to}, ${now})`;
  const within = (start: RawBuilder<unknown>, end: RawBuilder<unknown>) =>
    sql`greatest(0, extract(epoch from least(${end}, ${until}) - greatest(${start}, ${from})))`;
  const taken = within(sql`starts_at`, sql`ends_at`);
  const { rows } = await sql<{ share: number | null }>`
    with taken as (
      select coalesce(sum(${taken}) filter (where trip_id is not null), 0) as rented,
        coalesce(sum(${taken}) filter (where maintenance_id is not null), 0) as blocked
      from vehicle_occupancies where company_id = ${companyId} and starts_at < ${until} and ends_at > ${from}
        and (trip_id is null or exists (select from trips
          where trips.company_id = ${companyId} and trips.id = vehicle_occupancies.trip_id and trips.started_at is not null))
    ), turn as (
      -- Of those who added no vehicle since, the first turns need not be looked up.
      select vehicle_id, min(starts_at) as first from vehicle_occupancies where company_id = ${companyId}
        and exists (select from fleet_vehicles where company_id = ${companyId} and created_at > ${from}) group by 1
    ), entry as (
      select fleet_vehicles.deleted_at, case when fleet_vehicles.created_at <= ${from} then fleet_vehicles.created_at
        else least(date_trunc('day', fleet_vehicles.created_at, ${timeZone}), turn.first) end as since
      from fleet_vehicles left join turn on turn.vehicle_id = fleet_vehicles.id
      where fleet_vehicles.company_id = ${companyId}
    ), had as (
      select coalesce(sum(${within(sql`since`, sql`coalesce(deleted_at, ${now})`)}), 0) as hours
      from entry where since < ${until}
    )
    select case when had.hours - taken.blocked > 0
      then least(1, taken.rented / (had.hours - taken.blocked))::float8 end as share from taken, had`.execute(
    db,
  );
  return rows[0]?.share ?? null;
}

export async function periodFigures(db: Db, companyId: string, window: Window, moment: Moment) {
  const [figures, share] = await Promise.all([
    measureFigures(db, companyId, counted, { ...moment, window }),
    utilisation(db, companyId, window, moment),
  ]);
  return { ...figures, revenue: fromMinorUnits(figures.revenue), utilisation: share };
}
