import { listDays, type Days, fromMinorUnits, type Country } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import { fleetVehiclesById, nameFleetVehicle } from '../../fleet';
import type { Window } from '../../../time/window';

interface Counted {
  readonly day: string;
  readonly count: number;
  readonly revenue: number;
}

/** Each day of a period, including days without data. */
export async function readSeriesByDay(
  db: Db,
  companyId: string,
  country: Country,
  days: Days,
  { from, to }: Window,
) {
  const selectDay = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone ${country.timeZone}, 'YYYY-MM-DD')`;
  const [started, closed] = await Promise.all([
    sql<Counted>`select ${selectDay('started_at')} as day, count(*)::int as count, 0 as revenue from trips
      where company_id = ${companyId} and started_at >= ${from} and started_at < ${to} group by 1`.execute(
      db,
    ),
    sql<Counted>`select ${selectDay('closed_at')} as day, count(*)::int as count, sum(earned)::bigint as revenue from trips
      where company_id = ${companyId} and status = 'COMPLETED' and closed_at >= ${from} and closed_at < ${to}
      group by 1`.execute(db),
  ]);
  const [starts, ends] = [started, closed].map(({ rows }) => new Map(rows.map((row) => [row.day, row])));
  return listDays(days).map((date) => ({
    date,
    started: starts?.get(date)?.count ?? 0,
    ended: ends?.get(date)?.count ?? 0,
    revenue: fromMinorUnits(ends?.get(date)?.revenue ?? 0),
  }));
}

const AT_MOST = 100;

/** The vehicles with the highest closed accounts, less what was credited. */
export async function readSeriesByVehicle(db: Db, companyId: string, { from, to }: Window) {
  const { rows } = await sql<{ vehicleId: string; plate: string; trips: number; revenue: number }>`
    select trips.vehicle_id, trips.plate, count(*)::int as trips, sum(trips.earned)::bigint as revenue from trips
    where company_id = ${companyId} and status = 'COMPLETED' and closed_at >= ${from} and closed_at < ${to}
    group by trips.vehicle_id, trips.plate order by revenue desc, plate limit ${AT_MOST}`.execute(db);
  const vehicles = await fleetVehiclesById(
    db,
    companyId,
    rows.map(({ vehicleId }) => vehicleId),
  );
  const names = new Map(vehicles.map((vehicle) => [vehicle.id, nameFleetVehicle(vehicle)]));
  return rows.map(({ revenue, ...row }) => ({
    ...row,
    name: names.get(row.vehicleId) ?? null,
    revenue: fromMinorUnits(revenue),
  }));
}
