import type { quoteBody, TripQuote } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../../deps';
import { requireCompany } from '../../../company';
import { findFleetVehicle, type FleetVehicleRow, vehicleNotFound } from '../../../fleet';
import { findAlternatives, findClash } from '../period/clash-view';
import { buildQuote } from '../price';
import { ownTrip, type TripRow } from '../store';
import { findUsualTerms } from './find-usual-terms';

/** The price of a vehicle for a time, whether it is free, and the alternatives. */
export async function quoteTrip(
  deps: Deps,
  user: Actor,
  { vehicleId, bookingId, bookingStartDate, bookingEndDate }: v.InferOutput<typeof quoteBody>,
): Promise<TripQuote> {
  const companyId = requireCompany(user);
  const vehicle = await findFleetVehicle(deps.db, companyId, vehicleId);
  if (vehicle === undefined) throw vehicleNotFound();
  const trip = bookingId === undefined ? null : await ownTrip(deps.db, companyId, bookingId);
  const [startsAt, endsAt] = [new Date(bookingStartDate), new Date(bookingEndDate)];
  const requested = { vehicleId, startsAt, endsAt, tripId: bookingId };
  const clash = await findClash(deps, companyId, requested);
  return {
    quote: buildQuote(listOfferedRates(vehicle, trip, startsAt, endsAt), startsAt, endsAt),
    before:
      trip?.rates && trip.startsAt && trip.endsAt ? buildQuote(trip.rates, trip.startsAt, trip.endsAt) : null,
    isFree: clash === undefined,
    usual: trip && (await findUsualTerms(deps.db, { trip, vehicle })),
    ...(clash && (await findAlternatives(deps, companyId, requested, clash))),
  };
}

/**
 * As in the call that changes the trip: the trip's own rates stay while it is under way, or nothing changes.
 */
function listOfferedRates(vehicle: FleetVehicleRow, trip: TripRow | null, startsAt: Date, endsAt: Date) {
  if (!trip?.rates) return vehicle.rates;
  const isSame =
    trip.vehicleId === vehicle.id &&
    trip.startsAt?.getTime() === startsAt.getTime() &&
    trip.endsAt?.getTime() === endsAt.getTime();
  return trip.status === 'ONGOING' || isSame ? trip.rates : vehicle.rates;
}
