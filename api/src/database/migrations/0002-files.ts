import type { Kysely } from 'kysely';

import { runStatements } from './statements';

const statements = [
  `create table files (
    id uuid primary key,
    owner_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('image', 'document', 'video')),
    name text not null check (length(name) between 1 and 255),
    mime_type text not null,
    bytes bigint not null check (bytes > 0),
    width integer check (width > 0),
    height integer check (height > 0),
    storage_key text not null unique,
    thumbnail_key text unique,
    sha256 text not null check (length(sha256) = 64),
    created_at timestamptz not null default now(),
    attached_at timestamptz
  )`,
  `create index files_by_owner on files (owner_id, created_at desc)`,
  `create index files_unattached on files (created_at) where attached_at is null`,
];

export const up = (db: Kysely<unknown>) => runStatements(db, statements);
