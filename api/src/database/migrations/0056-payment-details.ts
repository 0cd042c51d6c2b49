import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** How customers of a company pay without a provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table rental_settings
      add column payments jsonb not null default '{}' check (jsonb_typeof(payments) = 'object')`,
  ]);
}
