import type { Db } from '../store';

/** A vehicle that a trip had, from when to when. */
export interface VehiclePeriod {
  readonly periodId: string;
  readonly tripId: string;
  readonly vehicleId: string;
  /** Brand and category. */
  readonly vehicleName: string;
  readonly plate: string;
  readonly startsAt: Date;
  /** Null while the vehicle is out. */
  readonly endsAt: Date | null;
  readonly handoverKm: number;
  readonly returnKm: number | null;
  readonly handoverListId: string | null;
  readonly returnListId: string | null;
  /** Why it took the place of the vehicle before; null for the first. */
  readonly reason: string | null;
}

/** The vehicles that trips of a company had, those of each trip in the order they went out. */
export const listVehiclePeriodsOf = (
  db: Db,
  companyId: string,
  tripIds: readonly string[],
): Promise<VehiclePeriod[]> =>
  tripIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('tripVehiclePeriods as period')
        .innerJoin('fleetVehicles as vehicle', 'vehicle.id', 'period.vehicleId')
        .innerJoin('vehicleBrands as brand', 'brand.id', 'vehicle.brandId')
        .innerJoin('vehicleCategories as category', 'category.id', 'vehicle.categoryId')
        .select([
          'period.id as periodId',
          'period.tripId',
          'period.vehicleId',
          'vehicle.plate',
          'period.startsAt',
          'period.endsAt',
          'period.handoverKm',
          'period.returnKm',
          'period.handoverListId',
          'period.returnListId',
          'period.reason',
        ])
        .select((eb) =>
          eb.fn<string>('concat_ws', [eb.val(' '), 'brand.name', 'category.name']).as('vehicleName'),
        )
        .where('period.companyId', '=', companyId)
        .where('period.tripId', 'in', [...tripIds])
        .orderBy('period.startsAt')
        .orderBy('period.id')
        .execute();

/** The vehicles that a trip had, in the order they went out: none before it started. */
export const listVehiclePeriods = (db: Db, companyId: string, tripId: string): Promise<VehiclePeriod[]> =>
  listVehiclePeriodsOf(db, companyId, [tripId]);
