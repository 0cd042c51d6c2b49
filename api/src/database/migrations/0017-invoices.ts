import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Invoices, credit notes, numbers without gaps, and what makes a customer one to be careful with. Money in minor units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    // The row is locked until the transaction that took a number ends, and a number that was not used is given again.
    `create table document_counters (
      company_id uuid not null references companies on delete cascade,
      kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE', 'RECEIPT')),
      -- The Indian financial year; empty where numbers go on for ever.
      series text not null,
      last integer not null,
      primary key (company_id, kind, series)
    )`,
    `create table invoices (
      id uuid primary key,
      company_id uuid not null,
      trip_id uuid not null,
      kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
      series text not null,
      serial integer not null check (serial > 0),
      number text not null,
      issued_at timestamptz not null,
      currency text not null,
      net bigint not null check (net >= 0),
      tax bigint not null check (tax >= 0),
      gross bigint not null check (gross = net + tax),
      -- [{ name, rate, amount }]
      taxes jsonb not null check (jsonb_typeof(taxes) = 'array'),
      -- [{ text, treatment, net, tax, gross }]
      lines jsonb not null check (jsonb_typeof(lines) = 'array'),
      -- Who and what it names, as it was then.
      facts jsonb not null check (jsonb_typeof(facts) = 'object'),
      corrects uuid references invoices on delete cascade,
      reason text check (length(reason) between 3 and 500),
      created_by uuid references users on delete set null,
      check ((kind = 'CREDIT_NOTE') = (corrects is not null)),
      foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade,
      unique (company_id, kind, series, serial)
    )`,
    `create unique index invoices_once on invoices (trip_id) where kind = 'INVOICE'`,
    `create index invoices_by_trip on invoices (trip_id, issued_at)`,
    `create index invoices_by_invoice on invoices (corrects)`,
    `create index invoices_by_author on invoices (created_by)`,
    // They go with their company alone: a delete of their own is not nested in another's.
    `create function invoices_frozen() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if pg_trigger_depth() > 1 then return old; end if;
      elsif to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by' then
        return new;
      end if;
      raise exception 'What was issued is not changed' using errcode = 'check_violation', constraint = 'invoices_frozen';
    end $$`,
    `create trigger invoices_frozen before update or delete on invoices for each row execute function invoices_frozen()`,

    // Keyed hashes of who it was: of no use to anybody who does not hold the very number. Gone when the trip is reopened.
    `create table customer_flags (
      trip_id uuid not null references trip_closings on delete cascade,
      company_id uuid not null,
      kind text not null check (kind in ('passport', 'licence', 'phone', 'email')),
      hash text not null,
      status text not null,
      at timestamptz not null,
      primary key (trip_id, kind)
    )`,
    `create index customer_flags_by_hash on customer_flags (hash)`,

    // For the dashboard: what ended, by time.
    `create index trips_by_start on trips (company_id, started_at) where started_at is not null`,
    `create index trip_closings_by_time on trip_closings (company_id, closed_at)`,
  ]);
}
