import type { Kysely } from 'kysely';

import { runStatements } from './statements';

const tables = [
  // The id is the `jti` of the link's token. The remaining time and use of a link are stored here, not in the token.
  `create table customer_links (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    user_id uuid not null references users on delete cascade,
    customer_id uuid not null references customers on delete cascade,
    booking_id uuid not null references trips on delete cascade,
    sent_to text check (length(sent_to) between 3 and 254),
    created_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > created_at),
    opened_at timestamptz,
    used_at timestamptz,
    revoked_at timestamptz check (revoked_at is null or used_at is null),
    uploads smallint not null default 0 check (uploads >= 0)
  )`,
  `create index customer_links_by_booking on customer_links (booking_id)`,
  `create index customer_links_by_company on customer_links (company_id)`,
  `create index customer_links_by_user on customer_links (user_id)`,
  `create index customer_links_newest on customer_links (customer_id, booking_id, created_at desc)`,
  `create unique index customer_links_open on customer_links (customer_id, booking_id)
    where used_at is null and revoked_at is null`,

  `create table customer_link_files (
    file_id uuid primary key references files on delete cascade,
    link_id uuid not null references customer_links on delete cascade
  )`,
  `create index customer_link_files_by_link on customer_link_files (link_id)`,

  // Notifications of an agent other than enquiries. One sequence numbers both, because one live stream sends both.
  `create table agent_events (
    id bigint primary key default nextval('enquiry_events_id_seq'),
    user_id uuid not null references users on delete cascade,
    kind text not null check (length(kind) between 1 and 40),
    data jsonb not null check (jsonb_typeof(data) = 'object'),
    at timestamptz not null
  )`,
  `create index agent_events_by_user on agent_events (user_id, id)`,
  `create index agent_events_by_time on agent_events (at)`,
];

export const up = (db: Kysely<unknown>) => runStatements(db, tables);
