import { getOnboardingStatus, type FirstSteps } from '@portal/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema';
import type { Actor } from '../../../deps';
import { getAgreement } from '../../company';

/** What the agent has done of the rental desk's first steps; null once everything is done. */
export async function readFirstSteps(db: Kysely<Database>, user: Actor): Promise<FirstSteps | null> {
  const [agreement, onlyListingId, desk] = await Promise.all([
    getAgreement({ db }, user),
    findOnlyListing(db, user.userId),
    user.companyId === null ? { vehicle: false, trip: false } : readDesk(db, user.companyId),
  ]);
  const { tax, contract: terms } = getOnboardingStatus(agreement);
  const steps = { tax, terms, ...desk };
  return Object.values(steps).every(Boolean) ? null : { ...steps, onlyListingId };
}

async function findOnlyListing(db: Kysely<Database>, userId: string): Promise<string | null> {
  const [first, second] = await db
    .selectFrom('listings')
    .select('id')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .limit(2)
    .execute();
  return first && !second ? first.id : null;
}

/** A vehicle that was removed later still counts, because the step was taken. */
async function readDesk(
  db: Kysely<Database>,
  companyId: string,
): Promise<Pick<FirstSteps, 'vehicle' | 'trip'>> {
  const { vehicle, trip } = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('fleetVehicles').select('id').where('companyId', '=', companyId)).as('vehicle'),
      exists(
        selectFrom('trips')
          .select('id')
          .where('companyId', '=', companyId)
          .where('status', 'in', ['ONGOING', 'COMPLETED']),
      ).as('trip'),
    ])
    .executeTakeFirstOrThrow();
  return { vehicle: Boolean(vehicle), trip: Boolean(trip) };
}
