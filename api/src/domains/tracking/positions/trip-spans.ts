import type { Db } from '../../../database/connect';
import { notFound } from '../../../plugins/problem';

export interface VehicleSpan {
  readonly vehicleId: string;
  readonly from: Date;
  /** Null while the vehicle is out. */
  readonly to: Date | null;
  /** The readings of the odometer, in kilometres. */
  readonly handoverKm: number;
  readonly returnKm: number | null;
}

/** Kilometres by the readings at handover and return; null until all vehicles are back, or where a reading went down. */
export function measureByReadings(
  vehicles: readonly Pick<VehicleSpan, 'handoverKm' | 'returnKm'>[],
): number | null {
  let driven = 0;
  for (const { handoverKm, returnKm } of vehicles) {
    if (returnKm === null || returnKm < handoverKm) return null;
    driven += returnKm - handoverKm;
  }
  return vehicles.length === 0 ? null : driven;
}

/**
 * Which vehicles a trip had, the first first.
 * @throws AppProblem 404 for a trip of nobody or another company
 */
export async function readTripVehicles(db: Db, companyId: string, tripId: string): Promise<VehicleSpan[]> {
  const trip = await db
    .selectFrom('trips')
    .select('id')
    .where('id', '=', tripId)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (trip === undefined) throw notFound('This trip');
  return db
    .selectFrom('tripVehiclePeriods')
    .select(['vehicleId', 'startsAt as from', 'endsAt as to', 'handoverKm', 'returnKm'])
    .where('tripId', '=', tripId)
    .where('companyId', '=', companyId)
    .orderBy('startsAt')
    .execute();
}

/** From the first handover to the last return, or to now. @throws AppProblem 404, see above */
export async function readTripSpan(
  db: Db,
  companyId: string,
  tripId: string,
  now: Date,
): Promise<{ from: Date; to: Date }> {
  const vehicles = await readTripVehicles(db, companyId, tripId);
  const from = vehicles[0]?.from ?? now;
  const to = vehicles.at(-1)?.to ?? now;
  return { from, to: to < from ? from : to };
}

/** Since when a running trip has the vehicle; null while none has it. */
export async function findRunningSince(db: Db, companyId: string, vehicleId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('tripVehiclePeriods')
    .select('startsAt')
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .where('endsAt', 'is', null)
    .executeTakeFirst();
  return row?.startsAt ?? null;
}
