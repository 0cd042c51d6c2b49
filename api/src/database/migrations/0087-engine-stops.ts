import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Two people stop the engine of a standing car. What happened is only added to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table trackers add column has_relay boolean not null default false`,
    `create table engine_contacts (
      company_id uuid primary key references companies on delete cascade,
      email text check (length(email) between 3 and 254),
      counts_from timestamptz,
      pending_email text check (length(pending_email) between 3 and 254),
      code_hash text,
      code_expires_at timestamptz,
      tries integer not null default 0,
      check ((email is null) = (counts_from is null)),
      check ((pending_email is null) = (code_hash is null)),
      check ((pending_email is null) = (code_expires_at is null))
    )`,
    `create table engine_requests (
      company_id uuid not null references companies on delete cascade,
      id uuid not null,
      tracker_id uuid not null,
      vehicle_id uuid not null,
      action text not null check (action in ('stop', 'restore')),
      state text not null check (state in ('requested', 'approved', 'sent', 'answered', 'unanswered', 'lapsed', 'withdrawn')),
      reason text check (length(reason) between 1 and 300),
      requested_at timestamptz not null,
      -- Whom the code was mailed to.
      second_email text,
      code_hash text,
      tries integer not null default 0,
      lapses_at timestamptz not null,
      sent_at timestamptz,
      primary key (company_id, id),
      foreign key (company_id, tracker_id) references trackers on delete cascade,
      foreign key (vehicle_id, company_id) references fleet_vehicles (id, company_id) on delete cascade,
      check ((action = 'stop') = (reason is not null)),
      check ((action = 'stop') = (second_email is not null)),
      check (state not in ('sent', 'answered', 'unanswered') or sent_at is not null)
    )`,
    `create unique index engine_requests_open on engine_requests (company_id, tracker_id, action)
      where state in ('requested', 'approved')`,
    `create index engine_requests_waiting on engine_requests (lapses_at) where state in ('requested', 'approved', 'sent')`,
    `create index engine_requests_by_vehicle on engine_requests (vehicle_id, company_id, requested_at desc)`,
    `create index engine_requests_by_tracker on engine_requests (company_id, tracker_id)`,
    `create table engine_events (
      company_id uuid not null,
      request_id uuid not null,
      id uuid not null,
      at timestamptz not null,
      kind text not null check (length(kind) between 1 and 40),
      by_email text,
      text text check (length(text) <= 300),
      primary key (company_id, request_id, id),
      foreign key (company_id, request_id) references engine_requests on delete cascade
    )`,
    `create function keep_engine_events() returns trigger language plpgsql as $$
    begin
      raise exception 'What happened to an engine is not changed'
        using errcode = 'check_violation', constraint = 'engine_events_frozen';
    end $$`,
    `create trigger keep_engine_events before update on engine_events
      for each row execute function keep_engine_events()`,
  ]);
}
