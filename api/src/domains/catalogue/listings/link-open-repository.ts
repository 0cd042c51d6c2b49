import { LINK_OPENS_DAYS } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';

interface Own {
  readonly companyId: string;
  readonly listingId: string;
}

/** One row for a listing and day, however often its link is opened. */
export async function countLinkOpen(
  db: Db,
  { companyId, userId, listingId }: Own & { readonly userId: string },
  day: string,
): Promise<void> {
  await db
    .insertInto('listingLinkOpens')
    .values({ companyId, userId, listingId, day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'listingId', 'day'])
        .doUpdateSet({ count: sql<number>`listing_link_opens.count + 1` }),
    )
    .execute();
}

/** How often the link was opened in the last days, today included. */
export async function sumLinkOpens(db: Db, { companyId, listingId }: Own, today: string): Promise<number> {
  const { opens } = await db
    .selectFrom('listingLinkOpens')
    .select((from) => from.fn.coalesce(from.fn.sum<string>('count'), sql<string>`0`).as('opens'))
    .where('companyId', '=', companyId)
    .where('listingId', '=', listingId)
    .where('day', '>', sql<string>`${today}::date - ${LINK_OPENS_DAYS}::integer`)
    .executeTakeFirstOrThrow();
  return Number(opens);
}

/** Nobody sees days before those. */
export async function deleteOldLinkOpens(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('listingLinkOpens')
    .where('day', '<', sql<string>`${now}::date - ${LINK_OPENS_DAYS + 1}::integer`)
    .execute();
}
