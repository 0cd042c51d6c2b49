import type { ListingState } from '@portal/shared/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema';
import { computeLevels } from './levels';
import { updateListing, type ListingKey } from './listing-repository';

/** The current contents of a listing, as its transaction sees them. */
async function findFilled(trx: Transaction<Database>, { id, userId }: ListingKey) {
  return trx
    .selectFrom('listings')
    .where('listings.id', '=', id)
    .where('listings.userId', '=', userId)
    .select(['licenseExpireDate', 'isLevelThreeAnswered', 'isVisible'])
    .select([
      sql<number>`(select count(*) from listing_files where user_id = listings.user_id and listing_id = listings.id and role = 'photo')`.as(
        'photos',
      ),
      sql<number>`(select count(*) from listing_files where user_id = listings.user_id and listing_id = listings.id and role = 'licence')`.as(
        'licences',
      ),
      sql<number>`(select count(*) from vehicle_specs where type_id = listings.type_id and not retired)`.as(
        'specs',
      ),
      sql<number>`(select count(*) from listing_specs join vehicle_specs on vehicle_specs.id = listing_specs.spec_id
        where listing_specs.user_id = listings.user_id and listing_specs.listing_id = listings.id
          and vehicle_specs.type_id = listings.type_id and not vehicle_specs.retired)`.as('specsFilled'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Ends every change of a listing: it computes the levels again and increases the version. A listing that is
 * no longer complete is taken down, and the answer says what it lacks.
 */
export async function settle(
  trx: Transaction<Database>,
  listing: ListingKey,
  now: Date,
  isNew = false,
): Promise<NonNullable<ListingState>> {
  const filled = await findFilled(trx, listing);
  const { levelsFilled, missing } = computeLevels(filled);
  return updateListing(trx, listing, {
    levelsFilled,
    missing,
    isVisible: filled.isVisible && missing.length === 0,
    updatedAt: now,
    ...(!isNew && { version: sql<number>`version + 1` }),
  });
}
