import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** The browsers that show notifications of a user while no page is open. Each belongs to its session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table push_devices (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      session_id uuid not null unique references refresh_families on delete cascade,
      endpoint text not null unique check (length(endpoint) between 1 and 1000),
      p256dh text not null check (length(p256dh) = 87),
      auth text not null check (length(auth) = 22),
      created_at timestamptz not null
    )`,
    `create index push_devices_by_user on push_devices (user_id)`,
    // A push service that does not answer is asked again later.
    `alter table notification_deliveries add column retry_at timestamptz`,
  ]);
}
