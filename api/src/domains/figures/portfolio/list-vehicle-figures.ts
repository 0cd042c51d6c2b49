import type { dateRangeQuery, VehicleFigures } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { toPeriod } from '../../../time/period';
import { getToday } from '../../../time/today';
import { toWindow } from '../../../time/window';
import { countEnquiriesByVehicle } from './enquiry-figures';
import { readRevenueByListing } from './read-revenue-by-listing';
import { toFigures } from './vehicles';
import { viewsByListing } from './view-figures';

interface Query extends v.InferOutput<typeof dateRangeQuery> {
  readonly vehicleIds: readonly string[];
}

/**
 * What each of the given listings brought in within a period, in their order. A listing that was deleted a
 * moment ago still has its results.
 * @throws AppProblem `not_found` if one of them is not the agent's own
 */
export async function listVehicleFigures(
  { db, country, clock }: Deps,
  { userId, companyId }: Actor,
  { vehicleIds, ...range }: Query,
): Promise<VehicleFigures[]> {
  const ids = [...new Set(vehicleIds)];
  const own = await db
    .selectFrom('listings')
    .select('id')
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .execute();
  if (own.length < ids.length) throw notFound('This vehicle');
  const period = toPeriod(range, getToday(country, clock.now()));
  const [views, enquiries, revenue] = await Promise.all([
    viewsByListing(db, userId, period, ids),
    countEnquiriesByVehicle(db, country, userId, period, ids),
    readRevenueByListing(db, { userId, companyId }, toWindow(period, country), ids),
  ]);
  return ids.map((vehicleId) => toFigures(vehicleId, { views, enquiries, revenue }));
}
