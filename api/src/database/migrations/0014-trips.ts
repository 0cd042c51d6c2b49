import type { Kysely } from 'kysely';

import { guards } from './0014/guards';
import { occupancies } from './0014/occupancies';
import { agreementTables } from './0014/papers';
import { trips } from './0014/trips';
import { ensureExtension } from './extensions';
import { runStatements } from './statements';

export async function up(db: Kysely<unknown>): Promise<void> {
  const gist = await ensureExtension(db, 'btree_gist');
  const gin = await ensureExtension(db, 'btree_gin');
  const trigrams = await ensureExtension(db, 'pg_trgm');
  await runStatements(db, [
    ...trips,
    ...occupancies(gist),
    ...agreementTables,
    ...guards,
    `create index trips_search on trips
      using gin (company_id ${gin}.uuid_ops, search ${trigrams}.gin_trgm_ops) with (fastupdate = off)`,
  ]);
}
