import type { Updateable } from 'kysely';

import type { Db } from '../../../../database/connect';
import type { StoredRates } from '../../../../database/tables/listings';
import type { TripsTable } from '../../../../database/tables/trips';
import { invalidField } from '../../../../plugins/problem';
import { computeHoldEnd, voidContract } from '../change-trip';
import { isLapsed } from '../levels';
import { findTripPayment } from '../money/payment-store';
import { computePrice } from '../price';
import type { TripRow } from '../store';
import { deleteOccupancies } from '../trip-repository';
import { occupy } from './occupy';
import { signedHandover } from './signed-handover';

interface Plan {
  /** Locked. */
  readonly vehicle: { readonly id: string; readonly rates: StoredRates; readonly extraKmCharge: number };
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * The part of a price that the trip stores, at the rates that apply from now on.
 * @throws AppProblem if no rate covers the time
 */
export function computeAgreedPrice(rates: StoredRates, startsAt: Date, endsAt: Date) {
  const price = computePrice(rates, startsAt, endsAt);
  if (price === null) throw invalidField('vehicleId', 'This vehicle has no rate for this time.');
  const { total, kilometres } = price;
  return { rental: total, total, includedKm: kilometres };
}

/**
 * Gives a draft a vehicle and a time, and reserves the vehicle for that time. Returns what to write.
 * @throws PeriodTaken
 */
export async function planDraft(
  trx: Db,
  trip: TripRow,
  { vehicle, startsAt, endsAt }: Plan,
  now: Date,
): Promise<Updateable<TripsTable>> {
  const isSame =
    trip.vehicleId === vehicle.id &&
    trip.startsAt?.getTime() === startsAt.getTime() &&
    trip.endsAt?.getTime() === endsAt.getTime() &&
    !isLapsed(trip, now);
  const [rates, extraKmCharge] =
    isSame && trip.rates ? [trip.rates, trip.extraKmCharge] : [vehicle.rates, vehicle.extraKmCharge];
  const price = computeAgreedPrice(rates, startsAt, endsAt);
  await deleteOccupancies(trx, trip);
  await occupy(trx, trip.companyId, { vehicleId: vehicle.id, startsAt, endsAt, tripId: trip.id }, now);
  return {
    vehicleId: vehicle.id,
    startsAt,
    endsAt,
    rates: JSON.stringify(rates),
    extraKmCharge,
    ...price,
    holdsPeriod: true,
    heldUntil: computeHoldEnd(now),
    ...(trip.vehicleId !== vehicle.id && { handoverListId: await signedHandover(trx, trip.id, vehicle.id) }),
    ...(!(await coversAdvance(trx, trip, price.rental)) && { hasPayment: false }),
    ...(!(isSame && price.rental === trip.rental) && (await voidContract(trx, trip, now))),
  };
}

/** An advance above the new total must be corrected first. */
async function coversAdvance(trx: Db, trip: TripRow, rental: number): Promise<boolean> {
  const payment = await findTripPayment(trx, trip);
  return payment === undefined || payment.advance <= rental;
}
