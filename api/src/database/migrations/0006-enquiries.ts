import type { Kysely } from 'kysely';

import { runStatements } from './statements';

const statuses = `'NEW', 'AGENTVIEW', 'CONTACTED', 'CANCELLED', 'EXPIRED'`;

const tables = [
  `create table enquiries (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    company_id uuid not null references companies on delete cascade,
    vehicle_id uuid,
    car jsonb not null check (jsonb_typeof(car) = 'object'),
    name text not null check (length(name) between 1 and 120),
    phone text not null check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
    email text not null check (length(email) between 3 and 254),
    message text not null default '' check (length(message) <= 2000),
    rental_start timestamptz not null,
    rental_end timestamptz not null check (rental_end >= rental_start),
    status text not null default 'NEW' check (status in (${statuses})),
    is_masked boolean not null default true,
    cancel_reason text check (cancel_reason is null or status = 'CANCELLED'),
    -- Who made the last change: 'customer', 'system' or a user's id.
    changed_by text not null default 'customer',
    created_at timestamptz not null default now(),
    expires_at timestamptz not null check (expires_at > created_at),
    updated_at timestamptz not null default now(),
    version integer not null default 1 check (version > 0),
    -- The marketplace's Idempotency-Key and what it sent with it, both hashed: a repeat is known for as long as the enquiry.
    source_key text unique,
    source_hash text,
    search tsvector not null generated always as (to_tsvector('simple',
      name || ' ' || regexp_replace(email, '[^[:alnum:]]+', ' ', 'g') || ' ' || ltrim(phone, '+') || ' ' || message
      || ' ' || coalesce(car ->> 'vehicleTitle', '') || ' ' || coalesce(car ->> 'vehicleModel', '')
      || ' ' || coalesce(car ->> 'vehicleCode', ''))) stored
  )`,
  `create index enquiries_by_user on enquiries (user_id, created_at desc, id desc)`,
  `create index enquiries_by_user_and_status on enquiries (user_id, status, created_at desc, id desc)`,
  `create index enquiries_by_company on enquiries (company_id)`,
  `create index enquiries_by_time on enquiries (created_at desc, id desc)`,
  `create index enquiries_by_status on enquiries (status, created_at desc, id desc)`,
  `create index enquiries_to_expire on enquiries (expires_at) where status = 'NEW'`,
  `create index enquiries_overdue_by_user on enquiries (user_id, expires_at) where status = 'NEW'`,
  `create index enquiries_by_words on enquiries using gin (search)`,

  // What happened, in the order an agent's live stream tells it.
  `create table enquiry_events (
    id bigint generated always as identity primary key,
    enquiry_id uuid not null references enquiries on delete cascade,
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('created', 'changed', 'expired')),
    from_status text check (from_status in (${statuses})),
    to_status text not null check (to_status in (${statuses})),
    is_masked boolean not null,
    cancel_reason text,
    changed_by text not null,
    at timestamptz not null
  )`,
  `create index enquiry_events_by_enquiry on enquiry_events (enquiry_id, id)`,
  `create index enquiry_events_by_user on enquiry_events (user_id, id)`,

  // Counting a hundred thousand rows for each page of twenty is what this saves.
  `create table enquiry_counts (
    user_id uuid not null references users on delete cascade,
    status text not null check (status in (${statuses})),
    count bigint not null,
    primary key (user_id, status)
  )`,
];

const guard = [
  `create function enquiries_guard() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if new.status = 'NEW' then return new; end if;
      raise exception 'An enquiry begins as NEW, not %', new.status
        using errcode = 'check_violation', constraint = 'enquiries_transition';
    end if;
    if (new.id, new.user_id, new.company_id, new.created_at, new.expires_at, new.source_key)
      is distinct from (old.id, old.user_id, old.company_id, old.created_at, old.expires_at, old.source_key) then
      raise exception 'Supplier, time and origin of an enquiry do not change'
        using errcode = 'check_violation', constraint = 'enquiries_origin';
    end if;
    if new.status <> old.status and not (
      (old.status = 'NEW' and new.status = 'AGENTVIEW' and new.updated_at < old.expires_at)
      or (old.status = 'NEW' and new.status = 'EXPIRED' and new.updated_at >= old.expires_at)
      or (old.status = 'AGENTVIEW' and new.status = 'CONTACTED')
      or (old.status = 'CONTACTED' and new.status = 'CANCELLED')) then
      raise exception 'An enquiry does not go from % to %', old.status, new.status
        using errcode = 'check_violation', constraint = 'enquiries_transition';
    end if;
    new.version := old.version + 1;
    return new;
  end $$`,
  `create trigger enquiries_guard before insert or update on enquiries for each row execute function enquiries_guard()`,
];

/*
 * The search path is fixed in each, so that the tables are found by any role that changes an enquiry.
 * Events of one agent are numbered one transaction at a time (the lock is kept until its end): else a higher number could be
 * seen before a lower one, and a stream that had reached the higher would never tell the lower.
 */
const history = [
  `create function enquiries_in_turn(owners uuid[]) returns void language plpgsql set search_path from current as $$
  declare owner uuid;
  begin
    for owner in select distinct unnest(owners) as id order by id loop
      perform pg_advisory_xact_lock(hashtextextended(current_schema() || owner::text, 0));
      perform pg_notify('live_' || current_schema(), 'agent:' || owner::text);
    end loop;
  end $$`,

  `create function enquiries_created() returns trigger language plpgsql set search_path from current as $$
  begin
    perform enquiries_in_turn((select array_agg(user_id) from new_rows));
    insert into enquiry_events (enquiry_id, user_id, kind, to_status, is_masked, changed_by, at)
      select id, user_id, 'created', status, is_masked, changed_by, created_at from new_rows order by created_at, id;
    insert into enquiry_counts (user_id, status, count)
      select user_id, status, count(*) from new_rows group by user_id, status
      on conflict (user_id, status) do update set count = enquiry_counts.count + excluded.count;
    return null;
  end $$`,
  `create trigger enquiries_created after insert on enquiries referencing new table as new_rows
    for each statement execute function enquiries_created()`,

  `create function enquiries_changed() returns trigger language plpgsql set search_path from current as $$
  begin
    perform enquiries_in_turn((select array_agg(user_id) from new_rows));
    insert into enquiry_events (enquiry_id, user_id, kind, from_status, to_status, is_masked, cancel_reason, changed_by, at)
      select id, n.user_id, case when n.status <> o.status and n.status = 'EXPIRED' then 'expired' else 'changed' end,
        o.status, n.status, n.is_masked, n.cancel_reason, n.changed_by, n.updated_at
      from new_rows n join old_rows o using (id)
      where (n.status, n.is_masked) is distinct from (o.status, o.is_masked)
      order by n.updated_at, id;
    insert into enquiry_counts (user_id, status, count)
      select user_id, status, sum(difference) from (
        select n.user_id, n.status, 1 as difference from new_rows n join old_rows o using (id) where n.status <> o.status
        union all
        select o.user_id, o.status, -1 from new_rows n join old_rows o using (id) where n.status <> o.status
      ) moved group by user_id, status
      on conflict (user_id, status) do update set count = enquiry_counts.count + excluded.count;
    return null;
  end $$`,
  `create trigger enquiries_changed after update on enquiries referencing old table as old_rows new table as new_rows
    for each statement execute function enquiries_changed()`,

  `create function enquiries_deleted() returns trigger language plpgsql set search_path from current as $$
  begin
    update enquiry_counts set count = enquiry_counts.count - gone.count
      from (select user_id, status, count(*) as count from old_rows group by user_id, status) gone
      where enquiry_counts.user_id = gone.user_id and enquiry_counts.status = gone.status;
    return null;
  end $$`,
  `create trigger enquiries_deleted after delete on enquiries referencing old table as old_rows
    for each statement execute function enquiries_deleted()`,
];

const sessions = [
  // Open streams end with their session.
  `create function refresh_families_ended() returns trigger language plpgsql set search_path from current as $$
  begin
    perform pg_notify('live_' || current_schema(), 'session:' || new.id::text);
    return null;
  end $$`,
  `create trigger refresh_families_ended after update of ended_at on refresh_families for each row
    when (old.ended_at is null and new.ended_at is not null) execute function refresh_families_ended()`,
];

export const up = (db: Kysely<unknown>) => runStatements(db, [...tables, ...guard, ...history, ...sessions]);
