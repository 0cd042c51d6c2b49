import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/**
 * Invoices and credit notes of companies that are gone, for as long as the law wants them. They refer to nothing: a deleted account takes
 * all else with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    // Pictures as they are printed.
    `create table kept_logos (
      id uuid primary key,
      content bytea not null
    )`,
    `create table kept_invoices (
      id uuid primary key,
      company_id uuid not null,
      company_name text not null,
      kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
      number text not null,
      issued_at timestamptz not null,
      keep_until timestamptz not null check (keep_until > issued_at),
      logo_id uuid references kept_logos,
      -- The whole row of before.
      paper jsonb not null check (jsonb_typeof(paper) = 'object')
    )`,
    `create index kept_invoices_by_company on kept_invoices (company_id, issued_at)`,
    `create index kept_invoices_by_end on kept_invoices (keep_until)`,
    `create index kept_invoices_by_logo on kept_invoices (logo_id)`,
    `create function kept_invoices_frozen() returns trigger language plpgsql as $$
    begin
      raise exception 'What was issued is not changed'
        using errcode = 'check_violation', constraint = 'kept_invoices_frozen';
    end $$`,
    `create trigger kept_invoices_frozen before update on kept_invoices for each row execute function kept_invoices_frozen()`,
  ]);
}
