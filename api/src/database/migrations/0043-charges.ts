import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/**
 * Tolls and fines: imported statements with what became of each line, charges with the trip that had the vehicle, and
 * their history, which only grows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table charge_statements (
      id uuid primary key,
      company_id uuid not null references companies on delete cascade,
      file_name text not null check (length(file_name) <= 200),
      issuer text not null check (length(issuer) between 1 and 40),
      kind text not null check (kind in ('toll', 'fine', 'other')),
      heading_key text not null check (length(heading_key) <= 500),
      mapping jsonb not null check (jsonb_typeof(mapping) = 'object'),
      created_by uuid references users on delete set null,
      created_at timestamptz not null,
      undone_at timestamptz check (undone_at >= created_at),
      undone_by uuid references users on delete set null,
      unique (id, company_id)
    )`,
    `create index charge_statements_by_time on charge_statements (company_id, created_at desc)`,
    `create index charge_statements_by_heading on charge_statements (company_id, heading_key, created_at desc)`,
    `create index charge_statements_by_author on charge_statements (created_by)`,
    `create index charge_statements_by_undoer on charge_statements (undone_by)`,

    `create table charges (
      id uuid primary key,
      company_id uuid not null references companies on delete cascade,
      -- None for a charge that was entered by hand.
      statement_id uuid,
      line integer,
      -- Equal for the same row of any statement.
      fingerprint text check (length(fingerprint) between 1 and 100),
      issuer text not null check (length(issuer) between 1 and 40),
      kind text not null check (kind in ('toll', 'fine', 'other')),
      plate text not null check (length(plate) between 1 and 300),
      vehicle_id uuid references fleet_vehicles on delete set null,
      at timestamptz not null,
      precision text not null check (precision in ('second', 'minute', 'day')),
      amount bigint not null check (amount > 0),
      reference text not null default '' check (length(reference) <= 300),
      place text not null default '' check (length(place) <= 300),
      details text not null default '' check (length(details) <= 300),
      -- The published toll; null where none is known.
      expected bigint check (expected >= 0),
      band text check (length(band) <= 20),
      is_different boolean not null default false,
      match text not null check (match in ('decided', 'ambiguous', 'outside', 'unmatched')),
      match_reason text check (length(match_reason) <= 20),
      trip_id uuid references trips on delete set null,
      -- A person decided; without a trip the company pays.
      decided_by uuid references users on delete set null,
      decided_at timestamptz,
      state text not null default 'unbilled'
        check (state in ('unbilled', 'billed', 'collected', 'disputed', 'writtenOff', 'undone')),
      photo uuid references files,
      created_at timestamptz not null,
      search text not null generated always as
        (lower(plate || ' ' || replace(plate, ' ', '') || ' ' || reference || ' ' || place)) stored,
      check ((statement_id is null) = (line is null)),
      unique (id, company_id),
      foreign key (statement_id, company_id) references charge_statements (id, company_id) on delete cascade
    )`,
    `create unique index charges_once on charges (company_id, fingerprint) where state <> 'undone'`,
    `create index charges_by_time on charges (company_id, at desc, id desc)`,
    `create index charges_by_state on charges (company_id, state, at desc)`,
    `create index charges_by_statement on charges (statement_id, company_id)`,
    `create index charges_by_vehicle on charges (vehicle_id, at)`,
    `create index charges_by_trip on charges (trip_id)`,
    `create index charges_by_decider on charges (decided_by)`,
    `create index charges_by_photo on charges (photo)`,

    `create table charge_statement_lines (
      statement_id uuid not null,
      company_id uuid not null,
      line integer not null check (line > 0),
      cells jsonb not null check (jsonb_typeof(cells) = 'array'),
      -- Equal for equal rows of one file, so that the second of them is not taken for the first.
      row_key text check (length(row_key) <= 100),
      outcome text not null check (outcome in ('added', 'duplicate', 'free', 'skipped', 'refused')),
      problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
      charge_id uuid references charges on delete set null,
      primary key (statement_id, line),
      foreign key (statement_id, company_id) references charge_statements (id, company_id) on delete cascade
    )`,
    `create index charge_statement_lines_by_key on charge_statement_lines (statement_id, row_key, line)`,
    `create index charge_statement_lines_by_charge on charge_statement_lines (charge_id)`,

    `create table charge_history (
      id bigint generated always as identity primary key,
      company_id uuid not null,
      charge_id uuid not null,
      kind text not null check (length(kind) between 1 and 20),
      details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
      user_id uuid references users on delete set null,
      at timestamptz not null,
      foreign key (charge_id, company_id) references charges (id, company_id) on delete cascade
    )`,
    `create index charge_history_by_charge on charge_history (charge_id, company_id, id)`,
    `create index charge_history_by_user on charge_history (user_id)`,
    `create function charge_history_frozen() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) - 'user_id' <> to_jsonb(old) - 'user_id' then
        raise exception 'What happened to a charge is not changed'
          using errcode = 'check_violation', constraint = 'charge_history_frozen';
      end if;
      return new;
    end $$`,
    `create trigger charge_history_frozen before update on charge_history
      for each row execute function charge_history_frozen()`,
  ]);
}
