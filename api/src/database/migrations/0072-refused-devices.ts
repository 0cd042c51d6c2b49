import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Phones and devices of a Traccar server that sent a company's key with an identifier that it has not added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table refused_devices (
      company_id uuid not null references companies on delete cascade,
      identifier text not null check (identifier ~ '^[!-~]{1,64}$'),
      protocol text not null check (protocol in ('osmand', 'traccar')),
      seen_at timestamptz not null,
      primary key (company_id, identifier)
    )`,
  ]);
}
