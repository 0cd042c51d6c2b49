import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** The random id in the public link of a listing. It says nothing of the company and how many listings it has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table listings add column link_id uuid not null default gen_random_uuid()`,
    `create unique index listings_by_link on listings (link_id)`,
  ]);
}
