import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** A toll gate is named by a text. The table has the actions of 30 days, so it is rewritten within a moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table agent_actions alter column subject_id type text using subject_id::text,
      add check (length(subject_id) between 1 and 200)`,
  ]);
}
