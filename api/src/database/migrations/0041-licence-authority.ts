import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** An electronic invoice of the Emirates names who issued the seller's trade licence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table agreements add column licence_authority text check (length(licence_authority) between 1 and 120)`,
  ]);
}
