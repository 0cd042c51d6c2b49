import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** What a company learned from its closed trips, by the time it was learned. It names no trip and no customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table risk_models (
      company_id uuid not null references companies on delete cascade,
      learned_at timestamptz not null,
      trips integer not null check (trips >= 0),
      went_wrong integer not null check (went_wrong between 0 and trips),
      -- Null where the trips say too little.
      model jsonb,
      primary key (company_id, learned_at)
    )`,
  ]);
}
