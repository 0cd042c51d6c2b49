import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Which listing the draft of a new one copies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table listing_drafts
      add column copied_listing_id uuid references listings on delete set null,
      add check (copied_listing_id is null or vehicle_id is null)`,
    `create index listing_drafts_by_copied_listing on listing_drafts (copied_listing_id)`,
  ]);
}
