import { DAY, type CountryCode } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Usage } from '../attribution/create-attributor';
import { indexPlates, type PlateIndex } from '../attribution/plate-index';

/** All vehicles that the company has or had. A plate is also found after its vehicle was sold. */
export async function readPlateIndex(db: Db, companyId: string, country: CountryCode): Promise<PlateIndex> {
  const vehicles = await db
    .selectFrom('fleetVehicles')
    .select(['id', 'plate'])
    .where('companyId', '=', companyId)
    .execute();
  return indexPlates(country, vehicles);
}

interface Window {
  readonly vehicleIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
}

/** A month: a handover that was recorded late is found among the neighbours. */
const NEIGHBOURS = 31 * DAY;

/** Which trip had the vehicles when, by the recorded handovers and returns, and when they were blocked. */
export async function readFleetUsage(
  db: Db,
  companyId: string,
  { vehicleIds, from, to }: Window,
): Promise<Usage> {
  if (vehicleIds.length === 0) return { periods: [], blocks: [] };
  const [since, until] = [new Date(from.getTime() - NEIGHBOURS), new Date(to.getTime() + NEIGHBOURS)];
  const periods = await db
    .selectFrom('tripVehiclePeriods')
    .select(['tripId', 'vehicleId', 'startsAt', 'endsAt'])
    .where('companyId', '=', companyId)
    .where('vehicleId', 'in', [...vehicleIds])
    .where('startsAt', '<', until)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', since)]))
    .execute();
  const blocks = await db
    .selectFrom('fleetMaintenance')
    .select(['vehicleId', 'startsAt', 'endsAt', 'kind'])
    .where('companyId', '=', companyId)
    .where('vehicleId', 'in', [...vehicleIds])
    .where('startsAt', '<', until)
    .where('endsAt', '>', since)
    .execute();
  return { periods, blocks };
}
