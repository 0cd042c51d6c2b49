import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Payments that the desk asks a customer for by a link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table payment_requests (
      company_id uuid not null,
      id uuid not null,
      trip_id uuid not null,
      -- The document whose amount is asked for, where there is one.
      invoice_id uuid,
      amount bigint not null check (amount > 0),
      -- The payment of the trip's ledger, once it is paid.
      entry_id uuid references trip_ledger on delete cascade,
      created_at timestamptz not null,
      created_by uuid references users on delete set null,
      expires_at timestamptz not null,
      opened_at timestamptz,
      mailed_at timestamptz,
      withdrawn_at timestamptz,
      paid_at timestamptz,
      primary key (company_id, id),
      foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade,
      foreign key (company_id, invoice_id) references invoices (company_id, id) on delete cascade,
      check ((paid_at is null) = (entry_id is null)),
      check (expires_at > created_at)
    )`,
    `create index payment_requests_by_trip on payment_requests (company_id, trip_id, created_at)`,
    `create index payment_requests_by_trip_id on payment_requests (trip_id)`,
    `create index payment_requests_by_invoice on payment_requests (company_id, invoice_id)`,
    `create unique index payment_requests_by_entry on payment_requests (entry_id)`,
    `create index payment_requests_by_author on payment_requests (created_by)`,
  ]);
}
