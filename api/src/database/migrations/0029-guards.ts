import type { Kysely } from 'kysely';

import { runStatements } from './statements';

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    // What the migrations make, as this version of PostgreSQL describes it: compared with what is there at each start.
    `create table schema_guards (
      fingerprint text primary key,
      guards jsonb not null
    )`,
    // Files whose rows went while a backup was made, which still needs them.
    `create table removed_files (
      storage_key text primary key,
      removed_at timestamptz not null default now()
    )`,
  ]);
}
