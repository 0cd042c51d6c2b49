import type { Kysely } from 'kysely';

import { runStatements } from './statements';

const kinds = [
  'registered',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_ended',
  'password_changed',
  'password_reset',
  'email_changed',
  'phone_changed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_created',
  'recovery_code_used',
  'deletion_planned',
  'deletion_cancelled',
].map((kind) => `'${kind}'`);

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    // What happened to an account. Of the device the browser and the system are kept, of the address its network alone.
    `create table account_activity (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind in (${kinds.join(', ')})),
      actor text not null check (actor in ('agent', 'unknown', 'portal')),
      session_id uuid,
      browser text not null default '' check (length(browser) <= 60),
      system text not null default '' check (length(system) <= 60),
      network text check (length(network) <= 60),
      subject jsonb check (jsonb_typeof(subject) = 'object'),
      at timestamptz not null
    )`,
    `create index account_activity_by_user on account_activity (user_id, at desc, id desc)`,
    `create index account_activity_by_time on account_activity (at)`,
    // Nobody rewrites it. Rows go with their account, which deletes them from within its own delete, or when they are a year old.
    `create function account_activity_kept() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if pg_trigger_depth() > 1 or old.at < now() - interval '365 days' then return old; end if;
      end if;
      raise exception 'The activity of an account is not changed'
        using errcode = 'check_violation', constraint = 'account_activity_kept';
    end $$`,
    `create trigger account_activity_kept before update or delete on account_activity
      for each row execute function account_activity_kept()`,
    `create trigger account_activity_not_truncated before truncate on account_activity
      for each statement execute function account_activity_kept()`,
  ]);
}
