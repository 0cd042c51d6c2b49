import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Which pictures a company requires of the customers who fill in the form of their link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table rental_settings add column required_pictures jsonb not null default '{}'
      check (jsonb_typeof(required_pictures) = 'object')`,
  ]);
}
