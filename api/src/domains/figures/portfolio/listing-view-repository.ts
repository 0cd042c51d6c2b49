import { sql } from 'kysely';

import type { Db } from '../../../database/connect';

/** Adds one view for the listing and the day, where the listing exists and is published. */
export async function countView(db: Db, listingId: string, day: string): Promise<void> {
  await db
    .insertInto('listingViews')
    .columns(['listingId', 'userId', 'day', 'count'])
    .expression((from) =>
      from
        .selectFrom('listings')
        .select(['id', 'userId', sql<string>`${day}::date`.as('day'), sql<number>`1`.as('count')])
        .where('id', '=', listingId)
        .where('isVisible', '=', true),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'listingId', 'day'])
        .doUpdateSet({ count: sql<number>`listing_views.count + 1` }),
    )
    .execute();
}
