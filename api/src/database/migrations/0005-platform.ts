import type { Kysely } from 'kysely';

import { runStatements } from './statements';

const statements = [
  `create table idempotency_keys (
    id uuid primary key,
    actor text not null,
    endpoint text not null,
    key text not null check (length(key) between 1 and 255),
    request_hash text not null,
    status integer,
    body jsonb,
    created_at timestamptz not null default now(),
    unique (actor, endpoint, key)
  )`,
  `create index idempotency_keys_by_time on idempotency_keys (created_at)`,

  // A mail is written in the transaction that causes it and sent afterwards: none is lost, none is sent for nothing.
  `create table outbox_mails (
    id uuid primary key,
    recipient text not null,
    subject text not null,
    text_body text not null,
    html_body text not null,
    created_at timestamptz not null default now(),
    send_after timestamptz not null default now(),
    sent_at timestamptz,
    failed_at timestamptz,
    attempts integer not null default 0 check (attempts >= 0),
    last_error text
  )`,
  `create index outbox_mails_waiting on outbox_mails (send_after) where sent_at is null and failed_at is null`,
  `create index outbox_mails_by_time on outbox_mails (created_at)`,
];

export const up = (db: Kysely<unknown>) => runStatements(db, statements);
