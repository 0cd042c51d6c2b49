import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** India: the PIN code of a company, and what the registration portal answered for its documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table agreements add column pin_code text check (pin_code ~ '^[1-9][0-9]{5}$')`,
    `create unique index invoices_by_company_and_id on invoices (company_id, id)`,
    `create table invoice_registrations (
      company_id uuid not null,
      invoice_id uuid not null,
      irn text not null check (irn ~ '^[0-9a-f]{64}$'),
      signed_code text not null check (length(signed_code) between 1 and 4000),
      registered_at timestamptz not null,
      kept_at timestamptz not null,
      primary key (company_id, invoice_id),
      foreign key (company_id, invoice_id) references invoices (company_id, id) on delete cascade
    )`,
    `create function invoice_registrations_frozen() returns trigger language plpgsql as $$
    begin
      raise exception 'What the portal answered is not changed'
        using errcode = 'check_violation', constraint = 'invoice_registrations_frozen';
    end $$`,
    `create trigger invoice_registrations_frozen before update on invoice_registrations
      for each row execute function invoice_registrations_frozen()`,
  ]);
}
