import type { Kysely } from 'kysely';

import { runStatements } from './statements';

const reasons = [
  'logout',
  'reuse',
  'password_reset',
  'password_change',
  'ended_elsewhere',
  'deletion_planned',
  'user_deleted',
].map((reason) => `'${reason}'`);

const statements = [
  `alter table users add column deletes_at timestamptz`,
  `create index users_to_delete on users (deletes_at) where deletes_at is not null`,
  `alter table refresh_families drop constraint refresh_families_end_reason_check,
    add constraint refresh_families_end_reason_check check (end_reason in (${reasons.join(', ')}))`,
];

export const up = (db: Kysely<unknown>) => runStatements(db, statements);
