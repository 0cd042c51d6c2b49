import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** India: whether a company's documents are in English and Hindi. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table rental_settings add column bilingual_documents boolean not null default false',
  ]);
}
