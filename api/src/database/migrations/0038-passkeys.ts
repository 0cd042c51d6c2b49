import type { Kysely } from 'kysely';

import { runStatements } from './statements';

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table passkeys (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      -- As the browser gives it: base64url.
      credential_id text not null unique check (length(credential_id) between 1 and 1400),
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null default '{}',
      name text not null check (length(name) between 1 and 60),
      is_synced boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`,
    `create index passkeys_by_user on passkeys (user_id, created_at)`,

    // What a browser is asked to sign, until it answers: deleted by the answer, whether that is right or not.
    `create table passkey_challenges (
      challenge_hash text primary key,
      purpose text not null check (purpose in ('add', 'sign_in')),
      user_id uuid references users on delete cascade,
      session_id uuid references refresh_families on delete cascade,
      expires_at timestamptz not null,
      check ((purpose = 'add') = (user_id is not null)),
      check ((user_id is null) = (session_id is null))
    )`,
    `create index passkey_challenges_expiry on passkey_challenges (expires_at)`,
    `create index passkey_challenges_by_user on passkey_challenges (user_id) where user_id is not null`,
    `create index passkey_challenges_by_session on passkey_challenges (session_id) where session_id is not null`,

    `create table recovery_codes (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      code_hash text not null,
      created_at timestamptz not null,
      used_at timestamptz,
      unique (user_id, code_hash)
    )`,
  ]);
}
