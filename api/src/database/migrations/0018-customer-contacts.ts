import type { Kysely } from 'kysely';
import { runStatements } from './statements';

/** One customer under two names is found by what both have: the phone or the e-mail address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create index customers_by_phone on customers (company_id, phone, country_code)`,
    `create index customers_by_email on customers (company_id, lower(email))`,
  ]);
}
