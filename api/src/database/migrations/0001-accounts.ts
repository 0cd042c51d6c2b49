import type { Kysely } from 'kysely';

import { runStatements } from './statements';

const statements = [
  `create table users (
    id uuid primary key,
    agent_id uuid not null unique,
    email text not null check (email = lower(email) and length(email) between 3 and 254),
    email_verified_at timestamptz,
    phone_number text not null check (phone_number ~ '^\\+[1-9][0-9]{6,14}$'),
    password_hash text not null,
    role text not null default 'agent' check (role in ('agent', 'operator')),
    country text not null check (country in ('ae', 'in')),
    locale text not null default 'en',
    consented_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz
  )`,
  `create unique index users_email on users (email) where deleted_at is null`,
  `create unique index users_phone_number on users (phone_number) where deleted_at is null`,

  // What send-otp was given, until the code comes back; one for each address.
  `create table pending_registrations (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    phone_number text not null check (phone_number ~ '^\\+[1-9][0-9]{6,14}$'),
    password_hash text not null,
    consented_at timestamptz not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index pending_registrations_expiry on pending_registrations (expires_at)`,

  `create table one_time_codes (
    id uuid primary key,
    purpose text not null check (purpose in ('register', 'reset', 'change_email')),
    email text not null check (email = lower(email)),
    user_id uuid references users on delete cascade,
    code_hash text not null,
    ip_hash text,
    attempts integer not null default 0 check (attempts >= 0),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    consumed_at timestamptz
  )`,
  `create index one_time_codes_by_email on one_time_codes (purpose, email, created_at desc)`,
  `create index one_time_codes_by_ip on one_time_codes (ip_hash, created_at desc)`,
  `create index one_time_codes_by_user on one_time_codes (user_id)`,
  `create index one_time_codes_expiry on one_time_codes (expires_at)`,

  // A family is one login; its tokens follow one another. A used token coming again ends the family.
  `create table refresh_families (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    user_agent text,
    ip_hash text,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    end_reason text check (end_reason in ('logout', 'reuse', 'password_reset', 'user_deleted'))
  )`,
  `create index refresh_families_by_user on refresh_families (user_id) where ended_at is null`,
  `create index refresh_families_expiry on refresh_families (expires_at)`,
  `create table refresh_tokens (
    id uuid primary key,
    family_id uuid not null references refresh_families on delete cascade,
    token_hash text not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    rotated_at timestamptz,
    replaced_by uuid references refresh_tokens on delete set null
  )`,
  `create index refresh_tokens_by_family on refresh_tokens (family_id)`,
  `create index refresh_tokens_by_replacement on refresh_tokens (replaced_by)`,

  `create table login_failures (
    id uuid primary key,
    account_hash text not null,
    ip_hash text not null,
    at timestamptz not null default now()
  )`,
  `create index login_failures_by_pair on login_failures (account_hash, ip_hash, at desc)`,
  `create index login_failures_by_time on login_failures (at)`,
];

export const up = (db: Kysely<unknown>) => runStatements(db, statements);
