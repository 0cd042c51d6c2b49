import { type Days, type Country } from '@portal/shared/contract';
import { sql, type Kysely } from 'kysely';
import { selectStartOfDay } from '../../../database/days';
import type { Database } from '../../../database/schema';
import type { Period } from '../../../time/period';

export interface EnquiryFigures {
  readonly totalEnquiries: number;
  readonly contacted: number;
  readonly conversionRate: number | null;
  readonly responseTime: number | null;
}
interface Count {
  readonly enquiries: number;
  readonly contacted: number;
}

const inDays = (country: Country, { from, to }: Days) =>
  sql`created_at >= ${selectStartOfDay(country, from)} and created_at < ${selectStartOfDay(country, to, 1)}`;

/** For the period and the one before it. */
export async function readComparedFigures(
  db: Kysely<Database>,
  country: Country,
  userId: string,
  period: Period,
): Promise<{ readonly now: EnquiryFigures; readonly before: EnquiryFigures }> {
  const { rows } = await sql<Count & { isNow: boolean; responseTime: number | null }>`
    select created_at >= ${selectStartOfDay(country, period.from)} as is_now,
      count(*) as enquiries, count(answered_at) as contacted,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)::float8) * 1000 as response_time
    from enquiries
    where user_id = ${userId} and ${inDays(country, { from: period.previous.from, to: period.to })}
    group by 1`.execute(db);
  const readFigures = (isNow: boolean): EnquiryFigures => {
    const row = rows.find((one) => one.isNow === isNow);
    if (!row) return { totalEnquiries: 0, contacted: 0, conversionRate: null, responseTime: null };
    return {
      totalEnquiries: row.enquiries,
      contacted: row.contacted,
      conversionRate: row.contacted / row.enquiries,
      responseTime: row.responseTime === null ? null : Math.round(row.responseTime),
    };
  };
  return { now: readFigures(true), before: readFigures(false) };
}

export interface EnquiryBreakdown {
  readonly byDay: ReadonlyMap<string, Count>;
  readonly byVehicle: ReadonlyMap<string, Count>;
}

/** How many arrived on each day and for each vehicle, in one scan of the index. */
export async function enquiryBreakdown(
  db: Kysely<Database>,
  country: Country,
  userId: string,
  days: Days,
): Promise<EnquiryBreakdown> {
  const { rows } = await sql<Count & { isDay: number; day: string; vehicleId: string | null }>`
    select grouping(vehicle_id) as is_day, day, vehicle_id, count(*) as enquiries, count(answered_at) as contacted
    from (
      select (created_at at time zone ${country.timeZone})::date as day, vehicle_id, answered_at
      from enquiries where user_id = ${userId} and ${inDays(country, days)}
    ) of_days
    group by grouping sets ((day), (vehicle_id))`.execute(db);
  const count = ({ enquiries, contacted }: Count): Count => ({ enquiries, contacted });
  return {
    byDay: new Map(rows.filter(({ isDay }) => isDay === 1).map((row) => [row.day, count(row)])),
    byVehicle: new Map(
      rows.flatMap((row) => (row.isDay === 0 && row.vehicleId ? [[row.vehicleId, count(row)] as const] : [])),
    ),
  };
}

/** How many enquiries arrived for each of the given vehicles. */
export async function countEnquiriesByVehicle(
  db: Kysely<Database>,
  country: Country,
  userId: string,
  days: Days,
  vehicleIds: readonly string[],
): Promise<EnquiryBreakdown['byVehicle']> {
  const { rows } = await sql<Count & { vehicleId: string }>`
    select vehicle_id, count(*) as enquiries, count(answered_at) as contacted
    from enquiries
    where user_id = ${userId} and ${inDays(country, days)} and vehicle_id in (${sql.join(vehicleIds)})
    group by vehicle_id`.execute(db);
  return new Map(rows.map(({ vehicleId, enquiries, contacted }) => [vehicleId, { enquiries, contacted }]));
}
