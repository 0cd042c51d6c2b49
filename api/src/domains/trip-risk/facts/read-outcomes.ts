import { riskLimits, SECOND, type CustomerStatus } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../database/connect';

export const outcomeKinds = ['late', 'unpaid', 'damaged', 'fined', 'outside'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** How a closed trip ended. Each kind with the moment from which it was known, or null. */
export type TripOutcome = Readonly<Record<OutcomeKind, Date | null>> & {
  readonly tripId: string;
  readonly customerId: string | null;
  readonly closedAt: Date;
};

const unpaid: readonly CustomerStatus[] = ['Payment Pending', 'Unpaid Fines'];
const damaged: readonly CustomerStatus[] = [
  'Vehicle Damage Reported/Uncleared',
  'Vehicle Damage Reported/Cleared',
  'Vehicle Lost',
];

const selectOutcomes = (companyId: string, condition: RawBuilder<unknown>) => sql<TripOutcome>`
  select trip.id as trip_id, trip.customer_id, trip.closed_at,
    case when trip.returned_at > trip.ends_at + make_interval(secs => ${riskLimits.lateAfter / SECOND})
      then trip.closed_at end as late,
    case when closing.customer_status in (${sql.join(unpaid)}) then trip.closed_at end as unpaid,
    case when closing.customer_status in (${sql.join(damaged)}) or exists (
        select from check_lists list join vehicle_damages damage on damage.check_list_id = list.id
          and damage.company_id = list.company_id
        where list.trip_id = trip.id and list.company_id = trip.company_id and list.moment = 'return')
      then trip.closed_at end as damaged,
    -- By hand at the counter, or from statements. One fine says little about a customer.
    case when closing.fines > trip.rental / greatest(1, extract(epoch from trip.ends_at - trip.starts_at) / 86400)
      then trip.closed_at else (
        select fine.created_at from charges fine
        where fine.trip_id = trip.id and fine.company_id = trip.company_id and fine.kind = 'fine'
          and fine.state <> 'undone'
        order by fine.created_at limit 1 offset ${riskLimits.finesFrom - 1}) end as fined,
    (select min(alert.created_at) from tracking_alerts alert
      where alert.trip_id = trip.id and alert.company_id = trip.company_id
        and alert.kind in ('zoneLeft', 'zoneEntered') and alert.verdict is distinct from 'wrong') as outside
  from trips trip left join trip_closings closing on closing.trip_id = trip.id and closing.company_id = trip.company_id
  where trip.company_id = ${companyId} and trip.status = 'COMPLETED' and trip.closed_at is not null and ${condition}
  order by trip.closed_at desc, trip.id limit ${2 * riskLimits.tripsMax}`;

/** Of the closed trips of these customers, or of all; the newest first. */
export async function readOutcomes(
  db: Db,
  companyId: string,
  customerIds?: readonly string[],
): Promise<readonly TripOutcome[]> {
  if (customerIds?.length === 0) return [];
  const condition = customerIds ? sql`trip.customer_id in (${sql.join(customerIds)})` : sql`true`;
  return (await selectOutcomes(companyId, condition).execute(db)).rows;
}

/** Whether a trip went wrong in any way. */
export const hasGoneWrong = (outcome: TripOutcome): boolean =>
  outcomeKinds.some((kind) => outcome[kind] !== null);
