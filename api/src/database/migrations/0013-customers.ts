import type { Kysely } from 'kysely';

import { ensureExtension } from './extensions';
import { runStatements } from './statements';

const tables = [
  `create table customers (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    name text not null check (length(name) between 2 and 120),
    email text not null check (length(email) between 3 and 254),
    country_code text not null check (country_code ~ '^\\+[1-9][0-9]{0,3}$'),
    -- Without the country's code.
    phone text not null check (phone ~ '^[0-9]{4,14}$'),
    nationality text check (length(nationality) between 2 and 60),
    passport_number text check (length(passport_number) between 4 and 20),
    passport_expire_date date,
    license_number text check (length(license_number) between 4 and 20),
    license_expire_date date,
    profile_pic uuid references files,
    -- The end of the newest trip: documents are kept for a time after it.
    last_trip_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    version integer not null default 1 check (version > 0),
    name_sort text not null generated always as (lower(name)) stored,
    -- Each word has a blank before it, so that beginnings of words can be looked for.
    search text not null generated always as (lower(' ' || name || ' ' || email || ' ' || ltrim(country_code, '+') || phone || ' ' ||
      coalesce(passport_number, '') || ' ' || coalesce(license_number, ''))) stored
  )`,
  `create unique index customers_passport on customers (company_id, passport_number)`,
  `create unique index customers_license on customers (company_id, license_number)`,
  `create index customers_by_name on customers (company_id, name_sort, id)`,
  `create index customers_by_pic on customers (profile_pic)`,

  `create table customer_documents (
    customer_id uuid not null references customers on delete cascade,
    file_id uuid not null references files,
    kind text not null check (kind in ('passport', 'drivingLicense')),
    position smallint not null,
    added_at timestamptz not null default now(),
    primary key (customer_id, kind, position)
  )`,
  `create index customer_documents_by_file on customer_documents (file_id)`,
  `create index customer_documents_by_age on customer_documents (added_at)`,

  // Outlives the document and the customer, of whom it tells nothing but the ids.
  `create table file_reads (
    id bigint generated always as identity primary key,
    file_id uuid not null,
    customer_id uuid,
    user_id uuid references users on delete set null,
    variant text not null check (variant in ('original', 'thumb')),
    at timestamptz not null
  )`,
  `create index file_reads_by_customer on file_reads (customer_id, at desc)`,
  `create index file_reads_by_user on file_reads (user_id)`,
  `create index file_reads_by_time on file_reads (at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const gin = await ensureExtension(db, 'btree_gin');
  const trigrams = await ensureExtension(db, 'pg_trgm');
  await runStatements(db, [
    ...tables,
    `create index customers_search on customers
      using gin (company_id ${gin}.uuid_ops, search ${trigrams}.gin_trgm_ops) with (fastupdate = off)`,
  ]);
}
