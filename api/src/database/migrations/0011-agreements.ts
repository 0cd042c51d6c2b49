import type { Kysely } from 'kysely';

import { runStatements } from './statements';

const statements = [
  `create table agreements (
    user_id uuid primary key references users on delete cascade,
    country_id uuid references countries,
    tax_number text check (length(tax_number) between 1 and 30),
    updated_at timestamptz not null default now(),
    check (tax_number is null or country_id is not null)
  )`,
  `create index agreements_by_country on agreements (country_id)`,

  // Terms are never changed, only followed by others: a contract of last year can still be shown as it was.
  `create table agreement_terms (
    user_id uuid not null references agreements on delete cascade,
    version integer not null check (version > 0),
    terms text not null check (length(terms) between 1 and 40000),
    changed_by uuid references users on delete set null,
    changed_at timestamptz not null default now(),
    primary key (user_id, version)
  )`,
  `create index agreement_terms_by_author on agreement_terms (changed_by)`,
];

export const up = (db: Kysely<unknown>) => runStatements(db, statements);
