import { usualTermsLimits, type UsualTerms, type UsualTermsSource } from '@portal/shared/contract';

import type { Db } from '../../../../database/connect';
import type { FleetVehicleRow } from '../../../fleet';
import type { TripRow } from '../store';
import { chooseUsualTerms, type AgreedTerms } from './choose-usual-terms';

interface NewTrip {
  readonly trip: Pick<TripRow, 'companyId' | 'customerId'>;
  readonly vehicle: Pick<FleetVehicleRow, 'id' | 'categoryId'>;
}

/** The last completed trips of the company that are like the new one, the newest first. */
async function listAgreedTerms(
  db: Db,
  { trip: { companyId, customerId }, vehicle }: NewTrip,
  source: UsualTermsSource,
): Promise<AgreedTerms[]> {
  const rows = await db
    .selectFrom('trips')
    .leftJoin('tripPayments', (join) =>
      join
        .onRef('tripPayments.tripId', '=', 'trips.id')
        .onRef('tripPayments.companyId', '=', 'trips.companyId'),
    )
    .innerJoin('fleetVehicles', (join) =>
      join
        .onRef('fleetVehicles.id', '=', 'trips.vehicleId')
        .onRef('fleetVehicles.companyId', '=', 'trips.companyId'),
    )
    .select(['trips.startsAt', 'trips.endsAt'])
    .select(['tripPayments.isDepositEnabled', 'tripPayments.deposit', 'tripPayments.depositMethod'])
    .where('trips.companyId', '=', companyId)
    .where('trips.status', '=', 'COMPLETED')
    .$if(source === 'customer', (query) => query.where('trips.customerId', '=', customerId))
    .$if(source === 'vehicle', (query) => query.where('trips.vehicleId', '=', vehicle.id))
    .$if(source === 'category', (query) => query.where('fleetVehicles.categoryId', '=', vehicle.categoryId))
    .orderBy('trips.startsAt', 'desc')
    .orderBy('trips.id', 'desc')
    .limit(usualTermsLimits.trips)
    .execute();
  return rows.flatMap(({ startsAt, endsAt, isDepositEnabled, deposit, depositMethod }) =>
    startsAt === null || endsAt === null
      ? []
      : {
          startsAt,
          endsAt,
          deposit:
            isDepositEnabled && deposit && depositMethod ? { amount: deposit, method: depositMethod } : null,
        },
  );
}

/** What the company usually agrees with the customer; without enough trips, for the vehicle or its category. */
export async function findUsualTerms(db: Db, newTrip: NewTrip): Promise<UsualTerms | null> {
  const sources: readonly UsualTermsSource[] =
    newTrip.trip.customerId === null ? ['vehicle', 'category'] : ['customer', 'vehicle', 'category'];
  for (const source of sources) {
    const usual = chooseUsualTerms(source, await listAgreedTerms(db, newTrip, source));
    if (usual !== null) return usual;
  }
  return null;
}
