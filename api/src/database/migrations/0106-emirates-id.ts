import type { Kysely } from 'kysely';

import { ensureExtension } from './extensions';
import { runStatements } from './statements';

/**
 * UAE: the number of a customer's identity card. The texts for searches do not contain it, because a change of theirs
 * writes every row again; an index of its own finds the few that have one, also by a part of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const gin = `"${await ensureExtension(db, 'btree_gin')}"`;
  const trigrams = `"${await ensureExtension(db, 'pg_trgm')}"`;
  await runStatements(db, [
    `alter table customers add column emirates_id text check (emirates_id ~ '^784[0-9]{12}$')`,
    `create index customers_by_emirates_id on customers
      using gin (company_id ${gin}.uuid_ops, emirates_id ${trigrams}.gin_trgm_ops) with (fastupdate = off)`,
  ]);
}
