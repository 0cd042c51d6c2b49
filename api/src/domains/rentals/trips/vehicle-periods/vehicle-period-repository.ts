import type { Db } from '../../../../database/connect';
import { newId } from '../../../../database/ids';
import type { TripKey, TripRow } from '../store';

interface Begun {
  readonly vehicleId: string;
  readonly startsAt: Date;
  readonly handoverKm: number;
  readonly handoverListId: string | null;
  /** Why it replaces another; none for the first vehicle. */
  readonly reason?: string;
}

/** The vehicle goes out with a trip. @returns the id of the period */
export async function beginVehiclePeriod(
  trx: Db,
  { id: tripId, companyId }: TripKey,
  { reason, ...begun }: Begun,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('tripVehiclePeriods')
    .values({ id, companyId, tripId, ...begun, reason: reason ?? null })
    .execute();
  return id;
}

/** The current vehicle of a trip comes back; the signed checklist of its return is attached. */
export async function endVehiclePeriod(
  trx: Db,
  { id: tripId, companyId, vehicleId }: Pick<TripRow, 'id' | 'companyId' | 'vehicleId'>,
  { endsAt, returnKm }: { readonly endsAt: Date; readonly returnKm: number },
): Promise<void> {
  await trx
    .updateTable('tripVehiclePeriods')
    .set((eb) => ({
      endsAt: eb.fn<Date>('greatest', ['startsAt', eb.val(endsAt)]),
      returnKm,
      returnListId: eb
        .selectFrom('checkLists')
        .select('checkLists.id')
        .where('checkLists.companyId', '=', companyId)
        .where('checkLists.tripId', '=', tripId)
        .where('checkLists.vehicleId', '=', vehicleId)
        .where('moment', '=', 'return')
        .where('signedAt', 'is not', null)
        .orderBy('signedAt', 'desc')
        .limit(1),
    }))
    .where('companyId', '=', companyId)
    .where('tripId', '=', tripId)
    .where('endsAt', 'is', null)
    .execute();
}

/** A trip that is reopened still has its last vehicle. */
export async function reopenVehiclePeriod(trx: Db, { id: tripId, companyId }: TripKey): Promise<void> {
  await trx
    .updateTable('tripVehiclePeriods')
    .set({ endsAt: null, returnKm: null })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('tripVehiclePeriods as last')
        .select('last.id')
        .where('last.companyId', '=', companyId)
        .where('last.tripId', '=', tripId)
        .orderBy('last.startsAt', 'desc')
        .orderBy('last.id', 'desc')
        .limit(1),
    )
    .execute();
}
