import type { Kysely } from 'kysely';

import { ensureExtension } from './extensions';
import { runStatements } from './statements';

/**
 * The words by which a trip is found, in a table of their own: a word that ten thousand trips have is counted in a sixth of the pages, and the index of the
 * words leads to it as well. Kept by triggers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Where somebody else made the extension, it may lie in another schema than ours would.
  const trigrams = `"${await ensureExtension(db, 'pg_trgm')}"`;
  await runStatements(db, [
    `create table trip_searches (
      trip_id uuid primary key references trips on delete cascade,
      company_id uuid not null,
      status text not null,
      search text not null
    )`,
    `insert into trip_searches select id, company_id, status, search from trips order by company_id, created_at`,
    `create index trip_searches_by_status on trip_searches (company_id, status) include (search)`,
    `create index trip_searches_by_word on trip_searches
      using gin (company_id, search ${trigrams}.gin_trgm_ops) with (fastupdate = off)`,

    `create function trip_searches_added() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into trip_searches select id, company_id, status, search from new_rows;
      return null;
    end $$`,
    `create trigger trip_searches_added after insert on trips referencing new table as new_rows
      for each statement execute function trip_searches_added()`,
    `create function trip_searches_changed() returns trigger language plpgsql set search_path from current as $$
    begin
      update trip_searches s set status = n.status, search = n.search from new_rows n join old_rows o using (id)
        where s.trip_id = n.id and (n.status, n.search) is distinct from (o.status, o.search);
      return null;
    end $$`,
    `create trigger trip_searches_changed after update on trips referencing old table as old_rows new table as new_rows
      for each statement execute function trip_searches_changed()`,

    `create index trips_by_status_and_created_at on trips (company_id, status, created_at, id)`,
    `drop index trips_by_status_and_search`,
  ]);
}
