import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Positions that a customer gets with all other data are a look too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table position_accesses drop constraint position_accesses_purpose_check`,
    `alter table position_accesses add constraint position_accesses_purpose_check
      check (purpose in ('find', 'theft', 'accident', 'dispute', 'authority', 'export'))`,
  ]);
}
