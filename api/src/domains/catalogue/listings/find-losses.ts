import type { ListingLoss } from '@portal/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema';
import type { toColumns } from './fields';
import { countForeignFeatures, countSpecs } from './listing-repository';
import type { ListingRow } from './store';

/** What a listing loses when it gets another type or category: what does not apply to the vehicle any more. */
export async function findLosses(
  db: Kysely<Database>,
  listing: Pick<ListingRow, 'id' | 'userId' | 'typeId' | 'categoryId'>,
  after: Pick<ReturnType<typeof toColumns>, 'typeId' | 'categoryId'>,
): Promise<ListingLoss[]> {
  const losses: ListingLoss[] = [];
  if (after.typeId !== listing.typeId && (await countSpecs(db, listing)) > 0) losses.push('specifications');
  if (
    after.categoryId !== listing.categoryId &&
    (await countForeignFeatures(db, listing, after.categoryId)) > 0
  )
    losses.push('features');
  return losses;
}
