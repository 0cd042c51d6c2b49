import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** The refunds that the provider has not accepted yet, for the metric of what waits to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create index card_refunds_unsent on card_refunds (created_at) where state = 'PENDING' and reference is null`,
  ]);
}
