import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../database/schema';
import type { Days, Period } from '../../../time/period';

export interface ViewFigures {
  readonly now: number;
  readonly before: number;
  readonly byDay: ReadonlyMap<string, number>;
}

/** How often customers viewed the agent's listings; views of deleted listings still count. */
export async function viewFigures(
  db: Kysely<Database>,
  userId: string,
  { start, end, previous }: Period,
): Promise<ViewFigures> {
  const rows = await db
    .selectFrom('listingViews')
    .select((select) => ['day', select.fn.sum<number>('count').as('views')])
    .where('userId', '=', userId)
    .where('day', '>=', previous.start)
    .where('day', '<=', end)
    .groupBy('day')
    .execute();
  const sum = (some: typeof rows) => some.reduce((total, { views }) => total + views, 0);
  const now = rows.filter(({ day }) => day >= start);
  return {
    now: sum(now),
    before: sum(rows.filter(({ day }) => day < start)),
    byDay: new Map(now.map(({ day, views }) => [day, views])),
  };
}

export async function viewsByListing(
  db: Kysely<Database>,
  userId: string,
  { start, end }: Days,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('listingViews')
    .select(['listingId', sql<number>`sum(count)::bigint`.as('views')])
    .where('userId', '=', userId)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .groupBy('listingId')
    .execute();
  return new Map(rows.map(({ listingId, views }) => [listingId, views]));
}
