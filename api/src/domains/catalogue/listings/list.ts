import type { listingCounts, listingPage, vehicleEndpoints, ListingSort } from '@portal/shared/contract';
import { sql, type Kysely } from 'kysely';
import type * as v from 'valibot';
import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { listReferences } from '../../files';
import { containsText } from '../lookups/contains-text';
import { selectCovers, findRows } from './store';
import { toView } from './view';

type ListingQuery = v.InferOutput<typeof vehicleEndpoints.list.query & object>;

const COMPLETE = 2;
const columns = {
  createdAt: 'listings.createdAt',
  updatedAt: 'listings.updatedAt',
  vehicleModel: 'listings.title',
  levelsFilled: 'listings.levelsFilled',
  dailyRate: 'listings.dailyRate',
} as const satisfies Record<ListingSort, string>;

/** Every word must occur in title, plate or code. */
function matching(db: Kysely<Database>, userId: string, listingQuery: ListingQuery) {
  const words = (listingQuery.search ?? '').split(/\s+/).filter(Boolean);
  let query = db
    .selectFrom('listings')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .$if(listingQuery.vehicleCategoryId !== undefined, (all) =>
      all.where('categoryId', '=', listingQuery.vehicleCategoryId ?? ''),
    )
    .$if(listingQuery.vehicleBrandId !== undefined, (all) =>
      all.where('brandId', '=', listingQuery.vehicleBrandId ?? ''),
    )
    .$if(listingQuery.stateId !== undefined, (all) => all.where('stateId', '=', listingQuery.stateId ?? ''))
    .$if(listingQuery.levelsFilled !== undefined, (all) =>
      all.where('levelsFilled', '=', listingQuery.levelsFilled ?? 0),
    )
    .$if(listingQuery.isVisible !== undefined, (all) =>
      all.where('isVisible', '=', listingQuery.isVisible ?? false),
    )
    .$if(listingQuery.isComplete !== undefined, (all) =>
      all.where('levelsFilled', listingQuery.isComplete ? '>=' : '<', COMPLETE),
    );
  for (const word of words) query = query.where(containsText('search', word.toLowerCase()));
  return query;
}

export async function listingsPage(
  deps: Deps,
  { userId }: Actor,
  query: ListingQuery,
): Promise<v.InferOutput<typeof listingPage>> {
  const { page, limit } = query;
  const order = query.sortOrder === 'DESC' ? 'desc' : 'asc';
  const [counts, { total }, found] = await Promise.all([
    getListingCounts(deps.db, userId),
    matching(deps.db, userId, query)
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    matching(deps.db, userId, query)
      .select('id')
      .orderBy(columns[query.sortBy ?? 'createdAt'], order)
      .orderBy('id', order)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ]);
  const list = await loadViews(
    deps,
    userId,
    found.map(({ id }) => id),
  );
  return { list, page, limit, total, totalNumberOfPages: Math.ceil(total / limit), counts };
}

/** In the order of the ids. */
async function loadViews(deps: Deps, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const [rows, covers] = await Promise.all([
    findRows(deps.db, userId, ids),
    selectCovers(deps.db, userId, ids),
  ]);
  const references = await listReferences(
    deps,
    covers.map(({ fileId }) => fileId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const coversByListing = new Map(covers.map(({ listingId, fileId }) => [listingId, references.get(fileId)]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toView(deps, row, coversByListing.get(id))] : [];
  });
}

export async function getListingCounts(
  db: Kysely<Database>,
  userId: string,
): Promise<v.InferOutput<typeof listingCounts>> {
  return db
    .selectFrom('listings')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where is_visible)`.as('published'),
      sql<number>`count(*) filter (where not is_visible)`.as('hidden'),
      sql<number>`count(*) filter (where levels_filled < ${COMPLETE})`.as('incomplete'),
    ])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
}
