import { sql } from 'kysely';
import type { Db } from '../../../database/connect';
import type { Actor } from '../../../deps';
import type { Window } from '../../../time/window';

/**
 * What the closed trips of a period earned, by the company's listing of the same plate as the fleet vehicle:
 * of all listings, or only of the given ones.
 */
export async function readRevenueByListing(
  db: Db,
  { userId, companyId }: Pick<Actor, 'userId' | 'companyId'>,
  { from, to }: Window,
  listingIds?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (companyId === null) return new Map();
  const { rows } = await sql<{ listingId: string; revenue: number }>`
    select listings.id as listing_id, sum(trips.earned)::bigint as revenue from trips
    join fleet_vehicles on fleet_vehicles.company_id = trips.company_id and fleet_vehicles.id = trips.vehicle_id
    join listings on listings.company_id = fleet_vehicles.company_id and listings.plate = fleet_vehicles.plate
      and listings.user_id = ${userId} and listings.deleted_at is null
    where trips.company_id = ${companyId} and trips.status = 'COMPLETED'
      and trips.closed_at >= ${from} and trips.closed_at < ${to}
      ${listingIds ? sql`and listings.id in (${sql.join(listingIds)})` : sql``}
    group by listings.id`.execute(db);
  return new Map(rows.map(({ listingId, revenue }) => [listingId, revenue]));
}
