import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** A new listing that an agent has begun and not yet created, one for each agent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table listing_drafts (
      company_id uuid not null references companies on delete cascade,
      user_id uuid not null references users on delete cascade,
      content jsonb not null check (jsonb_typeof(content) = 'object'),
      version integer not null check (version >= 1),
      kept_at timestamptz not null,
      primary key (company_id, user_id)
    )`,
    `create index listing_drafts_of_user on listing_drafts (user_id)`,
    `create index listing_drafts_by_time on listing_drafts (kept_at)`,
  ]);
}
