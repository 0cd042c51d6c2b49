import type { Kysely } from 'kysely';

import { runStatements } from './statements';

const statements = [
  // A company has a name, logo, licence, address, languages and location; an individual both sides of a licence and a plate.
  `create table companies (
    id uuid primary key,
    user_id uuid not null unique references users on delete cascade,
    account_type text not null check (account_type in ('company', 'individual')),
    company_name text check (length(company_name) between 2 and 120),
    company_logo uuid references files,
    commercial_license uuid references files,
    license_front uuid references files,
    license_back uuid references files,
    expire_date date,
    reg_number text check (length(reg_number) between 1 and 60),
    company_address text check (length(company_address) between 1 and 300),
    company_languages text[] not null default '{}',
    location jsonb check (jsonb_typeof(location) = 'object'),
    vehicle_plate text,
    approval_status text not null default 'PENDING' check (approval_status in ('PENDING', 'APPROVED', 'REJECTED')),
    rejection_reason text check (length(rejection_reason) between 1 and 500),
    decided_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    version integer not null default 1 check (version > 0),
    check ((approval_status = 'REJECTED') = (rejection_reason is not null)),
    check (account_type <> 'company' or (company_name is not null and company_logo is not null
      and commercial_license is not null and company_address is not null and location is not null
      and cardinality(company_languages) > 0)),
    check (account_type <> 'individual' or (license_front is not null and license_back is not null
      and expire_date is not null and vehicle_plate is not null))
  )`,
  `create index companies_by_status on companies (approval_status, created_at desc, id)`,
  `create index companies_by_time on companies (created_at desc, id)`,
  `create index companies_by_logo on companies (company_logo)`,
  `create index companies_by_license on companies (commercial_license)`,
  `create index companies_by_license_front on companies (license_front)`,
  `create index companies_by_license_back on companies (license_back)`,

  `create table company_decisions (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    approval_status text not null check (approval_status in ('PENDING', 'APPROVED', 'REJECTED')),
    reason text,
    decided_by text not null,
    decided_at timestamptz not null default now()
  )`,
  `create index company_decisions_by_company on company_decisions (company_id, decided_at desc)`,
];

export const up = (db: Kysely<unknown>) => runStatements(db, statements);
