import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/**
 * Deposits that a bank holds on a customer's card. They are no entries of the ledger, because no money moves until a
 * part is captured; that part pays the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table rental_settings add column hold_days integer not null default 7 check (hold_days between 1 and 31)`,

    `create table deposit_holds (
      company_id uuid not null,
      id uuid not null,
      trip_id uuid not null,
      state text not null default 'AUTHORISED' check (state in ('AUTHORISED', 'CAPTURED', 'RELEASED', 'LAPSED')),
      amount bigint not null check (amount > 0),
      captured bigint not null default 0 check (captured >= 0),
      released bigint not null default 0 check (released >= 0),
      lapsed bigint not null default 0 check (lapsed >= 0),
      -- How the terminal or the provider names the authorisation in force.
      reference text not null check (length(reference) between 1 and 60),
      -- Of the card, whose number is never stored.
      last_digits text check (last_digits ~ '^[0-9]{4}$'),
      authorised_at timestamptz not null,
      valid_until timestamptz not null,
      renewals integer not null default 0 check (renewals >= 0),
      reason text check (length(reason) between 3 and 500),
      ended_at timestamptz,
      -- The parties that its confirmation names, as they were.
      facts jsonb not null check (jsonb_typeof(facts) = 'object'),
      created_by uuid references users on delete set null,
      primary key (company_id, id),
      foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade,
      check (valid_until > authorised_at),
      check ((state = 'AUTHORISED') = (ended_at is null)),
      check ((state = 'CAPTURED') = (captured > 0)),
      check ((state = 'CAPTURED') = (reason is not null)),
      -- Nothing of an authorisation gets lost.
      constraint deposit_holds_conserved check
        (captured + released + lapsed = case state when 'AUTHORISED' then 0 else amount end)
    )`,
    // A trip has one hold in force.
    `create unique index deposit_holds_once on deposit_holds (trip_id) where state = 'AUTHORISED'`,
    `create index deposit_holds_by_trip on deposit_holds (trip_id, company_id, authorised_at)`,
    `create index deposit_holds_due on deposit_holds (valid_until) where state = 'AUTHORISED'`,
    `create index deposit_holds_by_author on deposit_holds (created_by)`,

    `alter table trip_ledger
      drop constraint trip_ledger_kind_check,
      add constraint trip_ledger_kind_check check (kind in ('ADVANCE', 'PAYMENT', 'REFUND', 'DEPOSIT_HELD', 'DEPOSIT_DEDUCTED',
        'DEPOSIT_RETURNED', 'DEPOSIT_CAPTURED', 'CREDIT_NOTE', 'REINVOICED', 'SUPPLEMENT'))`,
    `create or replace function trip_ledger_added() returns trigger language plpgsql set search_path from current as $$
    begin
      update trips set
        total = total + case new.kind when 'SUPPLEMENT' then new.amount else 0 end,
        paid = paid + case when new.kind in ('ADVANCE', 'PAYMENT', 'DEPOSIT_CAPTURED') then new.amount
          when new.kind = 'REFUND' then -new.amount else 0 end,
        deducted = deducted + case when new.kind = 'DEPOSIT_DEDUCTED' then new.amount else 0 end,
        credited = credited + case new.kind when 'CREDIT_NOTE' then new.amount when 'REINVOICED' then -new.amount else 0 end,
        deposit_left = deposit_left + case when new.kind = 'DEPOSIT_HELD' then new.amount
          when new.kind in ('DEPOSIT_DEDUCTED', 'DEPOSIT_RETURNED') then -new.amount else 0 end
        where id = new.trip_id;
      return null;
    end $$`,
  ]);
}
