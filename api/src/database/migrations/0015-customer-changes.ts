import type { Kysely } from 'kysely';

import { runStatements } from './statements';

const statements = [
  // Names of fields, never their values: what was taken away is gone.
  `create table customer_changes (
    id uuid primary key,
    customer_id uuid not null references customers on delete cascade,
    user_id uuid references users on delete set null,
    kind text not null check (kind in ('added', 'imported', 'changed', 'merged')),
    fields text[] not null default '{}',
    at timestamptz not null
  )`,
  `create index customer_changes_by_customer on customer_changes (customer_id, at desc)`,
  `create index customer_changes_by_user on customer_changes (user_id)`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
