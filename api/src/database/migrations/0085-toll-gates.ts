import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Where a company knows its toll gates to be, and how far its statements were read for that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table toll_gates (
      company_id uuid not null references companies on delete cascade,
      gate text not null check (length(gate) between 1 and 200),
      issuer text not null check (issuer in ('salik', 'darb', 'fastag')),
      name text not null check (length(name) between 1 and 300),
      -- A line across the road; null while it is not known.
      place jsonb,
      source text check (source in ('drawn', 'learned')),
      observed integer not null default 0 check (observed >= 0),
      agreed integer not null default 0 check (agreed between 0 and observed),
      -- Statements imported before are not learned from again.
      forgotten_at timestamptz,
      primary key (company_id, gate),
      check ((place is null) = (source is null))
    )`,
    `create table toll_learnings (
      company_id uuid primary key references companies on delete cascade,
      -- Charges imported up to here are read.
      read_until timestamptz not null
    )`,
    // Finds what was imported lately, in a table that grows by time.
    `create index charges_by_creation on charges using brin (created_at)`,
  ]);
}
