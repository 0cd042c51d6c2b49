import type { Db } from '../../../database/connect';
import { AppProblem, notFound } from '../../../plugins/problem';

interface Scope {
  readonly vehicleIds: readonly string[];
  readonly bookingId: string | undefined;
}

async function requireVehicles(db: Db, companyId: string, vehicleIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(vehicleIds)];
  if (ids.length === 0) return ids;
  const rows = await db
    .selectFrom('fleetVehicles')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  if (rows.length !== ids.length) throw notFound('This vehicle');
  return ids;
}

async function requireRunningTrip(db: Db, companyId: string, tripId: string): Promise<void> {
  const trip = await db
    .selectFrom('trips')
    .select('status')
    .where('companyId', '=', companyId)
    .where('id', '=', tripId)
    .executeTakeFirst();
  if (trip === undefined) throw notFound('This trip');
  if (trip.status !== 'ONGOING')
    throw new AppProblem('conflict', 'Only a running trip can have its own area.');
}

/**
 * What a zone applies to belongs to the company.
 * @returns the ids of the vehicles, each once
 * @throws AppProblem 404 for a vehicle or trip of nobody or another company, 409 for a trip that is not running
 */
export async function requireScope(
  db: Db,
  companyId: string,
  { vehicleIds, bookingId }: Scope,
): Promise<string[]> {
  if (bookingId !== undefined) await requireRunningTrip(db, companyId, bookingId);
  return requireVehicles(db, companyId, vehicleIds);
}
