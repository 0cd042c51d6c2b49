import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** How notifications reach a user outside the portal, when they do not, and what was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table notification_ways (
      company_id uuid not null references companies on delete cascade,
      user_id uuid not null references users on delete cascade,
      way text not null check (way in ('email', 'push')),
      kind text not null check (length(kind) between 1 and 40),
      primary key (company_id, user_id, way, kind)
    )`,
    `create index notification_ways_by_user on notification_ways (user_id)`,
    `create table notification_quiet_hours (
      company_id uuid not null references companies on delete cascade,
      user_id uuid not null references users on delete cascade,
      starts_at text not null check (starts_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
      ends_at text not null check (ends_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
      primary key (company_id, user_id)
    )`,
    `create index notification_quiet_hours_by_user on notification_quiet_hours (user_id)`,
    `create table notification_deliveries (
      company_id uuid not null,
      user_id uuid not null references users on delete cascade,
      notification_id uuid not null,
      way text not null check (way in ('email', 'push')),
      created_at timestamptz not null,
      settled_at timestamptz,
      outcome text check (outcome in ('sent', 'dropped')),
      primary key (company_id, user_id, notification_id, way),
      foreign key (company_id, notification_id) references notifications on delete cascade,
      check ((settled_at is null) = (outcome is null))
    )`,
    `create index notification_deliveries_by_notification on notification_deliveries (company_id, notification_id)`,
    `create index notification_deliveries_by_user on notification_deliveries (user_id)`,
    `create index notification_deliveries_waiting on notification_deliveries (way, created_at)
      where settled_at is null`,
  ]);
}
