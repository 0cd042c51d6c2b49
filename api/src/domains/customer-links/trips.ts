import type { CustomerLinkDetails } from '@portal/shared/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../database/schema';
import { notFound } from '../../plugins/problem';

type Db = Kysely<Database>;

const findTrip = (db: Db, companyId: string, bookingId: string) =>
  db
    .selectFrom('trips')
    .innerJoin('fleetVehicles as vehicle', 'vehicle.id', 'trips.vehicleId')
    .innerJoin('vehicleBrands as brand', 'brand.id', 'vehicle.brandId')
    .select(['brand.name as brand', 'vehicle.color', 'vehicle.plate', 'trips.startsAt', 'trips.endsAt'])
    .where('trips.id', '=', bookingId)
    .where('trips.companyId', '=', companyId)
    .executeTakeFirst();

/** @throws AppProblem for a stranger's trip as for none */
export async function requireTrip(db: Db, companyId: string, bookingId: string): Promise<void> {
  if ((await findTrip(db, companyId, bookingId)) === undefined) throw notFound('This trip');
}

type Shown = Pick<CustomerLinkDetails, 'vehicleName' | 'bookingStartDate' | 'bookingEndDate'>;

/** What the customer reads of his trip, as far as it is known yet. */
export async function tripShown(db: Db, companyId: string, bookingId: string): Promise<Shown> {
  const trip = await findTrip(db, companyId, bookingId);
  return {
    vehicleName: trip ? `${trip.brand}, ${trip.color}, ${trip.plate}` : null,
    bookingStartDate: trip?.startsAt?.toISOString() ?? null,
    bookingEndDate: trip?.endsAt?.toISOString() ?? null,
  };
}
