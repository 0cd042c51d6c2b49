import type { ListingLoss } from '@portal/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema';
import type { toColumns } from './fields';
import { countForeignFeatures, countSpecs } from './listing-repository';
import type { ListingRow } from './store';

/** What a listing loses when it gets another type or category: what does not apply to the vehicle any more. */
export async function findLosses(
  db: Kysely<Database>,
  { id, typeId, categoryId }: Pick<ListingRow, 'id' | 'typeId' | 'categoryId'>,
  after: Pick<ReturnType<typeof toColumns>, 'typeId' | 'categoryId'>,
): Promise<ListingLoss[]> {
  const losses: ListingLoss[] = [];
  if (after.typeId !== typeId && (await countSpecs(db, id)) > 0) losses.push('specifications');
  if (after.categoryId !== categoryId && (await countForeignFeatures(db, id, after.categoryId)) > 0)
    losses.push('features');
  return losses;
}
