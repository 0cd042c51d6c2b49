import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** A checklist says what nobody read again; a company can want every list filled in at the vehicle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table check_lists add column assumed jsonb`,
    `alter table rental_settings add column full_check_lists boolean not null default false`,
  ]);
}
