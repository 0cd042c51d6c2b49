import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** The account at the provider that takes a company's payments by card, and for each payment the one that took it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table card_accounts (
      company_id uuid primary key references companies on delete cascade,
      account text not null check (length(account) between 1 and 255),
      connected_at timestamptz not null,
      connected_by uuid not null
    )`,
    // The money of two companies never goes to one account.
    `create unique index card_accounts_by_account on card_accounts (account)`,
    // Null for the account of the platform's operator.
    `alter table card_payments add column account text check (length(account) between 1 and 255)`,
  ]);
}
