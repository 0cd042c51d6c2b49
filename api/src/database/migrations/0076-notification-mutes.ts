import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Kinds of notifications that a user does not want to see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table notification_mutes (
      company_id uuid not null references companies on delete cascade,
      user_id uuid not null references users on delete cascade,
      kind text not null check (length(kind) between 1 and 40),
      primary key (company_id, user_id, kind)
    )`,
    `create index notification_mutes_by_user on notification_mutes (user_id)`,
  ]);
}
