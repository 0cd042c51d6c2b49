import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** GPS trackers and phones of a company, and in which vehicle each was from when to when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table trackers (
      company_id uuid not null references companies on delete cascade,
      id uuid not null,
      -- What the device calls itself: an IMEI, or the name that was typed into a phone's app.
      identifier text not null check (identifier ~ '^[!-~]{1,64}$'),
      -- Trackers that connect by themselves name only their IMEI; apps and servers also know the company's key.
      channel text not null check (channel in ('tracker', 'web')),
      created_at timestamptz not null,
      created_by uuid references users on delete set null,
      removed_at timestamptz check (removed_at >= created_at),
      primary key (company_id, id)
    )`,
    `create unique index trackers_by_identifier on trackers (company_id, identifier) where removed_at is null`,
    // An IMEI exists once in the world. Names of phones are unique within a company only.
    `create unique index trackers_by_imei on trackers (identifier) where removed_at is null and channel = 'tracker'`,
    `create index trackers_by_author on trackers (created_by)`,

    `create table tracker_installations (
      company_id uuid not null,
      id uuid not null,
      tracker_id uuid not null,
      vehicle_id uuid not null,
      starts_at timestamptz not null,
      -- Null while it is installed.
      ends_at timestamptz check (ends_at >= starts_at),
      primary key (company_id, id),
      foreign key (company_id, tracker_id) references trackers on delete cascade,
      foreign key (vehicle_id, company_id) references fleet_vehicles (id, company_id) on delete cascade
    )`,
    `create unique index tracker_installations_open on tracker_installations (company_id, tracker_id) where ends_at is null`,
    `create unique index tracker_installations_one_per_vehicle on tracker_installations (company_id, vehicle_id)
      where ends_at is null`,
    `create index tracker_installations_by_tracker on tracker_installations (company_id, tracker_id, starts_at)`,
    `create index tracker_installations_by_vehicle on tracker_installations (vehicle_id, company_id, starts_at)`,

    // How often a company renewed the key with which its phones and servers send positions.
    `create table tracking_keys (
      company_id uuid primary key references companies on delete cascade,
      version integer not null check (version > 0)
    )`,
  ]);
}
