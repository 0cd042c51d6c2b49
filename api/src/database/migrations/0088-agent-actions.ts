import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** What agents did that can be undone, with what it changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table agent_actions (
      company_id uuid not null references companies on delete cascade,
      id uuid not null,
      user_id uuid not null references users on delete cascade,
      kind text not null check (length(kind) between 1 and 40),
      subject_id uuid not null,
      name text not null check (length(name) <= 200),
      others integer not null default 0 check (others >= 0),
      change jsonb not null check (jsonb_typeof(change) = 'object'),
      done_at timestamptz not null,
      undone_at timestamptz,
      primary key (company_id, id)
    )`,
    `create index agent_actions_by_user on agent_actions (company_id, user_id, id desc)`,
    `create index agent_actions_of_user on agent_actions (user_id)`,
    `create index agent_actions_by_subject on agent_actions (company_id, subject_id, id)`,
    `create index agent_actions_by_time on agent_actions (done_at)`,
  ]);
}
