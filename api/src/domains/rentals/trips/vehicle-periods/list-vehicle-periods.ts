import type { Db } from '../../../../database/connect';
import { fleetVehiclesById, nameFleetVehicle } from '../../../fleet';

/** A vehicle that a trip had, from when to when. */
export interface VehiclePeriod {
  readonly periodId: string;
  readonly tripId: string;
  readonly vehicleId: string;
  /** The usual name of the vehicle. */
  readonly vehicleName: string;
  readonly plate: string;
  readonly startsAt: Date;
  /** Null while the vehicle is out. */
  readonly endsAt: Date | null;
  readonly handoverKm: number;
  readonly returnKm: number | null;
  readonly handoverListId: string | null;
  readonly returnListId: string | null;
  /** Why it replaced the previous vehicle; null for the first. */
  readonly reason: string | null;
  readonly addendumId: string | null;
}

const selectPeriods = (db: Db, companyId: string, tripIds: readonly string[]) =>
  db
    .selectFrom('tripVehiclePeriods as period')
    .leftJoin('contractAddenda as addendum', (join) =>
      join.onRef('addendum.periodId', '=', 'period.id').onRef('addendum.companyId', '=', 'period.companyId'),
    )
    .select([
      'period.id as periodId',
      'period.tripId',
      'period.vehicleId',
      'period.startsAt',
      'period.endsAt',
      'period.handoverKm',
      'period.returnKm',
      'period.handoverListId',
      'period.returnListId',
      'period.reason',
      'addendum.id as addendumId',
    ])
    .where('period.companyId', '=', companyId)
    .where('period.tripId', 'in', [...tripIds])
    .orderBy('period.startsAt')
    .orderBy('period.id')
    .execute();

/** The vehicles of a company's trips, those of each trip in the order in which they went out. */
export async function listVehiclePeriodsByTrips(
  db: Db,
  companyId: string,
  tripIds: readonly string[],
): Promise<VehiclePeriod[]> {
  if (tripIds.length === 0) return [];
  const rows = await selectPeriods(db, companyId, tripIds);
  const vehicleIds = [...new Set(rows.map(({ vehicleId }) => vehicleId))];
  const vehicles = await fleetVehiclesById(db, companyId, vehicleIds);
  return rows.flatMap((row) => {
    const vehicle = vehicles.find(({ id }) => id === row.vehicleId);
    return vehicle ? { ...row, vehicleName: nameFleetVehicle(vehicle), plate: vehicle.plate } : [];
  });
}

/** The vehicles of a trip, in the order in which they went out: none before it started. */
export const listVehiclePeriods = (db: Db, companyId: string, tripId: string): Promise<VehiclePeriod[]> =>
  listVehiclePeriodsByTrips(db, companyId, [tripId]);
