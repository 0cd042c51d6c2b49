import type { viewBody } from '@portal/shared/contract';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Deps } from '../../../deps';
import { todayIn } from '../../../time/today';

/** One more for the listing and the day. What is not there or not shown is not counted, and answered alike. */
export async function recordView(
  { db, country, clock }: Deps,
  { vehicleId }: v.InferOutput<typeof viewBody>,
): Promise<void> {
  const day = todayIn(country, clock.now());
  await db
    .insertInto('listingViews')
    .columns(['listingId', 'userId', 'day', 'count'])
    .expression((from) =>
      from
        .selectFrom('listings')
        .select(['id', 'userId', sql<string>`${day}::date`.as('day'), sql<number>`1`.as('count')])
        .where('id', '=', vehicleId)
        .where('isVisible', '=', true),
    )
    .onConflict((conflict) =>
      conflict.columns(['listingId', 'day']).doUpdateSet({ count: sql<number>`listing_views.count + 1` }),
    )
    .execute();
}
