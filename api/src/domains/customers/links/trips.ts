import type { CustomerLinkDetails } from '@portal/shared/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import { notFound } from '../../../plugins/problem';
import { fleetVehiclesById, nameFleetVehicle } from '../../fleet';

type Db = Kysely<Database>;

const findTrip = (db: Db, companyId: string, bookingId: string) =>
  db
    .selectFrom('trips')
    .select(['vehicleId', 'startsAt', 'endsAt'])
    .where('id', '=', bookingId)
    .where('companyId', '=', companyId)
    .executeTakeFirst();

/** @throws AppProblem for another company's trip as for a missing one */
export async function requireTrip(db: Db, companyId: string, bookingId: string): Promise<void> {
  if ((await findTrip(db, companyId, bookingId)) === undefined) throw notFound('This trip');
}

type Shown = Pick<CustomerLinkDetails, 'vehicleName' | 'bookingStartDate' | 'bookingEndDate'>;

/** What the customer sees of their trip, as far as it is known yet. */
export async function readShownTrip(db: Db, companyId: string, bookingId: string): Promise<Shown> {
  const trip = await findTrip(db, companyId, bookingId);
  const [vehicle] = trip ? await fleetVehiclesById(db, companyId, [trip.vehicleId]) : [];
  return {
    vehicleName: vehicle ? [nameFleetVehicle(vehicle), vehicle.color, vehicle.plate].join(', ') : null,
    bookingStartDate: trip?.startsAt?.toISOString() ?? null,
    bookingEndDate: trip?.endsAt?.toISOString() ?? null,
  };
}
