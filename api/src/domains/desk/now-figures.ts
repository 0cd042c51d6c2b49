import { fromMinorUnits, limits, type Country } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from './window';

interface Row {
  readonly ongoing: number;
  readonly incomplete: number;
  readonly overdue: number;
  readonly dueToday: number;
  readonly outstanding: number;
  readonly deposits: number;
  readonly expiring: number;
  readonly service: number;
}

const DAYS = limits.fleetAlerts.days[1];

/** How the desk stands, whatever days are chosen. */
export async function nowFigures(db: Db, companyId: string, country: Country, now: Date) {
  const today = sql`(${now}::timestamptz at time zone ${country.timeZone})::date`;
  const midnight = sql`((${today} + 1)::timestamp at time zone ${country.timeZone})`;
  const of = sql`from trips where company_id = ${companyId}`;
  const soon = sql`${today} + ${DAYS}::int`;
  const vehicles = sql`from fleet_vehicles where company_id = ${companyId} and deleted_at is null`;
  const { rows } = await sql<Row>`select
    (select count(*) ${of} and status = 'ONGOING')::int as ongoing,
    (select count(*) ${of} and status = 'INCOMPLETE')::int as incomplete,
    (select count(*) ${of} and status = 'ONGOING' and ends_at < ${now})::int as overdue,
    (select count(*) ${of} and status = 'ONGOING' and ends_at >= ${now} and ends_at < ${midnight})::int as due_today,
    (select coalesce(sum(balance), 0) ${of} and status in ('ONGOING', 'COMPLETED') and balance > 0)::bigint as outstanding,
    (select count(*) ${of} and status = 'COMPLETED' and deposit_left > 0)::int as deposits,
    (select count(*) ${vehicles} and (registration_due_date <= ${soon} or insurance_due_date <= ${soon}))::int as expiring,
    (select count(*) ${vehicles} and (next_service_date <= ${soon} or current_km >= next_service_km))::int as service`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a table has one row');
  return {
    ongoingTrips: row.ongoing,
    incompleteTrips: row.incomplete,
    overdueTrips: row.overdue,
    dueBackToday: row.dueToday,
    outstanding: fromMinorUnits(row.outstanding),
    expiringDocuments: row.expiring,
    serviceDue: row.service,
    // Where no law says by when, none is due.
    depositsDue: limits.trip.depositReturn[country.id] === null ? null : row.deposits,
  };
}
