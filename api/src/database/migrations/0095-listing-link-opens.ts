import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** How often the public link of a listing was opened on a day. Counted, not kept one by one: nobody needs to know who looked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table listing_link_opens (
      company_id uuid not null references companies on delete cascade,
      listing_id uuid not null references listings on delete cascade,
      day date not null,
      count integer not null check (count > 0),
      primary key (company_id, listing_id, day)
    )`,
    // A key that deletes rows needs its own index.
    `create index listing_link_opens_by_listing on listing_link_opens (listing_id)`,
    `create index listing_link_opens_by_day on listing_link_opens (day)`,
  ]);
}
