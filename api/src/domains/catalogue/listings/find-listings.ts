import { searchLimits, type FoundItem } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import { matchesKey, orderExactFirst } from '../../../database/search-key';

/** Listings by title, plate and code: published ones first, then the newest. */
export async function findListings(db: Db, userId: string, words: readonly string[]): Promise<FoundItem[]> {
  const key = sql<string>`search_key`;
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'title', 'plate', 'code', 'isVisible', 'companyId'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where(matchesKey(key, words))
    .orderBy(orderExactFirst(key, words))
    .orderBy('isVisible', 'desc')
    .orderBy('id', 'desc')
    .limit(searchLimits.eachKind)
    .execute();
  return rows.map(({ id, title, plate, code, isVisible, companyId }) => ({
    kind: 'listing',
    id,
    title,
    facts: [plate, code],
    at: null,
    status: isVisible ? 'PUBLISHED' : 'HIDDEN',
    params: { id, companyId, userId },
  }));
}
