import { type Days } from '@portal/shared/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../database/schema';
import type { Period } from '../../../time/period';

export interface ViewFigures {
  readonly now: number;
  readonly before: number;
  readonly byDay: ReadonlyMap<string, number>;
}

/** How often customers viewed the agent's listings; views of deleted listings still count. */
export async function viewFigures(
  db: Kysely<Database>,
  userId: string,
  { from, to, previous }: Period,
): Promise<ViewFigures> {
  const rows = await db
    .selectFrom('listingViews')
    .select((select) => ['day', select.fn.sum<number>('count').as('views')])
    .where('userId', '=', userId)
    .where('day', '>=', previous.from)
    .where('day', '<=', to)
    .groupBy('day')
    .execute();
  const sum = (some: typeof rows) => some.reduce((total, { views }) => total + views, 0);
  const now = rows.filter(({ day }) => day >= from);
  return {
    now: sum(now),
    before: sum(rows.filter(({ day }) => day < from)),
    byDay: new Map(now.map(({ day, views }) => [day, views])),
  };
}

/** Views of each of the agent's listings, or only of the given ones. */
export async function viewsByListing(
  db: Kysely<Database>,
  userId: string,
  { from, to }: Days,
  listingIds?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('listingViews')
    .select(['listingId', sql<number>`sum(count)::bigint`.as('views')])
    .where('userId', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(listingIds !== undefined, (query) => query.where('listingId', 'in', listingIds ?? []))
    .groupBy('listingId')
    .execute();
  return new Map(rows.map(({ listingId, views }) => [listingId, views]));
}
