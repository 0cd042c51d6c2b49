import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/**
 * Counts of calls by caller, shared by all servers of a database. Unlogged: after a crash of the database the counting starts at zero,
 * which is cheaper than writing each count to disk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create unlogged table rate_counters (
      key text primary key,
      count integer not null check (count > 0),
      ends_at timestamptz not null
    )`,
    `create index rate_counters_ends_at on rate_counters (ends_at)`,
  ]);
}
