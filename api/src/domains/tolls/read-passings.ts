import type { TollIssuer } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../database/connect';

export interface NotedPassing {
  readonly id: string;
  readonly vehicleId: string;
  readonly plate: string;
  readonly gate: string;
  readonly issuer: TollIssuer;
  readonly gateName: string;
  readonly at: Date;
  readonly course: number;
  readonly isUncertain: boolean;
  readonly tripId: string | null;
  readonly tripCode: string | null;
}

/** Passings of a time, with the trip that had the vehicle at that second. */
export async function readPassings(
  db: Db,
  companyId: string,
  {
    from,
    to,
    vehicleIds,
  }: { readonly from: Date; readonly to: Date; readonly vehicleIds?: readonly string[] },
): Promise<NotedPassing[]> {
  const vehicleCondition = vehicleIds ? sql`and p.vehicle_id = any(${[...vehicleIds]}::uuid[])` : sql``;
  const { rows } = await sql<NotedPassing>`
    select concat_ws(' ', p.vehicle_id, p.gate, extract(epoch from p.passed_at)) as id, p.vehicle_id, vehicle.plate,
      p.gate, gate.issuer, gate.name as gate_name, p.passed_at as at, p.course, p.is_uncertain,
      trips.id as trip_id, trips.code as trip_code
    from toll_passings p
    join toll_gates gate on gate.company_id = p.company_id and gate.gate = p.gate
    join fleet_vehicles vehicle on vehicle.company_id = p.company_id and vehicle.id = p.vehicle_id
    left join trip_vehicle_periods period on period.company_id = p.company_id and period.vehicle_id = p.vehicle_id
      and period.starts_at <= p.passed_at and coalesce(period.ends_at, 'infinity') > p.passed_at
    left join trips on trips.company_id = p.company_id and trips.id = period.trip_id
    where p.company_id = ${companyId} and p.passed_at >= ${from} and p.passed_at < ${to} ${vehicleCondition}
    order by p.passed_at`.execute(db);
  return rows;
}
