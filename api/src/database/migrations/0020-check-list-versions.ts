import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Two devices that fill in one list learn of each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table check_lists add column version integer not null default 1 check (version >= 0)`,
  ]);
}
