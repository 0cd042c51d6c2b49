import type { Deps } from '../../../../deps';
import { listIdentities, summarizeFlags } from '../../../customers';
import type { Found } from './queries';

const AT_MOST = 200;

/**
 * Open trips of customers with a warning; all of them are looked up at once. Only one trip where it is named.
 */
export async function listWarnedTrips(
  deps: Deps,
  companyId: string,
  bookingId: string | undefined,
): Promise<Found[]> {
  const rows = await deps.db
    .selectFrom('trips')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.id', '=', 'trips.customerId')
        .onRef('customers.companyId', '=', 'trips.companyId'),
    )
    .select(['trips.id as tripId', 'trips.code', 'trips.plate', 'trips.customerId', 'trips.customerName'])
    .select(['customers.passportNumber', 'customers.licenseNumber', 'customers.countryCode'])
    .select(['customers.phone', 'customers.email'])
    .where('trips.companyId', '=', companyId)
    .where('trips.status', 'in', ['INCOMPLETE', 'ONGOING'])
    .$if(bookingId !== undefined, (query) => query.where('trips.id', '=', bookingId ?? ''))
    .orderBy('trips.createdAt', 'desc')
    .limit(AT_MOST)
    .execute();
  const hashesByTrip = new Map(
    rows.map((row) => [row.tripId, listIdentities(deps, row).map(({ hash }) => hash)]),
  );
  const all = [...new Set([...hashesByTrip.values()].flat())];
  if (all.length === 0) return [];
  const flags = await deps.db
    .selectFrom('customerFlags')
    .select(['hash', 'tripId', 'companyId', 'status'])
    .where('hash', 'in', all)
    .execute();
  return rows.flatMap(({ tripId, code, plate, customerId, customerName }) => {
    const own = hashesByTrip.get(tripId) ?? [];
    const { isSpammed, count } = summarizeFlags(
      flags.filter(({ hash }) => own.includes(hash)),
      companyId,
    );
    return isSpammed ? [{ tripId, code, plate, customerId, customerName, figures: { count } }] : [];
  });
}
