import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** A waiting mail can have one file. It is emptied with the text once the mail is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table outbox_mails
      add column attachment_name text check (length(attachment_name) between 1 and 200),
      add column attachment bytea check (length(attachment) <= 10485760)`,
  ]);
}
