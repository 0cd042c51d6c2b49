import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** When electronic documents leave by themselves, and from when they have to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table rental_settings
      add column electronic jsonb not null default '{}' check (jsonb_typeof(electronic) = 'object')`,
  ]);
}
