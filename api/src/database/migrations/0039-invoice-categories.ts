import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/**
 * New invoices and credit notes compute the tax by category (version 2). Those issued before stay as they are:
 * version 1, with the tax of each line.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table invoices
      add column version smallint not null default 1 check (version in (1, 2)),
      add column categories jsonb not null default '[]' check (jsonb_typeof(categories) = 'array'),
      add check ((version = 1) = (categories = '[]'))`,
  ]);
}
