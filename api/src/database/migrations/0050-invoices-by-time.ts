import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** The journal of a period reads invoices and credit notes by time; the ledger has such an index already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [`create index invoices_by_time on invoices (company_id, issued_at, id)`]);
}
