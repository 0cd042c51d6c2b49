import type { CountryCode, RentalSettings } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { SuppliedVehicle } from '../../../database/tables/invoices';
import { computePrice, type TripRow } from '../../rentals';
import type { ChargedLine } from './document-tax';
import { chargedLines, getHighestRate } from './lines';
import { listSuppliedVehicles } from './list-supplied-vehicles';

/** What an invoice takes from the closed account of a trip. */
export interface TripAccount {
  readonly trip: TripRow;
  readonly lines: readonly ChargedLine[];
  /** The vehicles that it was supplied with, in order. */
  readonly supplied: readonly SuppliedVehicle[];
  readonly start: string;
  readonly end: string;
}

/** The closed account of a trip by its lines, and the vehicles that it was supplied with. */
export async function readTripAccount(
  trx: Db,
  trip: TripRow,
  settings: RentalSettings,
  country: CountryCode,
): Promise<TripAccount> {
  const { settlement, additionalCharges, returnedAt, discountReason } = await trx
    .selectFrom('tripClosings')
    .select(['settlement', 'additionalCharges', 'returnedAt', 'discountReason'])
    .where('companyId', '=', trip.companyId)
    .where('tripId', '=', trip.id)
    .executeTakeFirstOrThrow();
  const { rates, startsAt, endsAt, startedAt } = trip;
  const handover = startedAt ?? startsAt ?? returnedAt;
  const supplied = await listSuppliedVehicles(trx, trip, { start: handover, end: returnedAt });
  const lines = chargedLines({
    country,
    settlement,
    discountReason,
    charges: additionalCharges,
    treatments: settings.taxTreatments,
    rental: (rates && startsAt && endsAt && computePrice(rates, startsAt, endsAt)?.lines) || [],
    // For several vehicles, the lines are accompanied by which vehicle and when.
    rentalText: supplied.length === 1 ? `Rental of ${trip.plate}` : 'Rental',
    extraKmCharge: trip.extraKmCharge,
    taxRate: country === 'in' ? getHighestRate(supplied, settings.taxRate) : settings.taxRate,
  });
  const end = returnedAt.toISOString();
  return { trip, lines, supplied, start: supplied[0]?.from ?? end, end };
}
