import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Electronic documents on their way to a provider, and what happened to each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table document_deliveries (
      company_id uuid not null,
      -- The provider knows the delivery by it, so that a repeated one is harmless.
      id uuid not null,
      invoice_id uuid not null,
      format text not null check (format in ('ubl', 'inv01')),
      -- As it was queued: every try sends the same.
      content text not null,
      state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'ACCEPTED', 'REFUSED')),
      attempts integer not null default 0 check (attempts >= 0),
      -- When it is sent, or its answer is asked for, next.
      next_at timestamptz not null,
      -- The first of the tries in a row that failed, and why the last one did.
      failing_since timestamptz,
      problem text check (length(problem) between 1 and 500),
      reason text check (length(reason) between 1 and 2000),
      reference text check (length(reference) between 1 and 200),
      queued_at timestamptz not null,
      sent_at timestamptz,
      answered_at timestamptz,
      queued_by uuid references users on delete set null,
      primary key (company_id, id),
      foreign key (company_id, invoice_id) references invoices (company_id, id) on delete cascade,
      check ((failing_since is null) = (problem is null)),
      check ((state = 'REFUSED') = (reason is not null)),
      check ((state in ('ACCEPTED', 'REFUSED')) = (answered_at is not null))
    )`,
    // A document is on its way once. A refused one may be sent again.
    `create unique index document_deliveries_once on document_deliveries (company_id, invoice_id) where state <> 'REFUSED'`,
    `create index document_deliveries_by_invoice on document_deliveries (company_id, invoice_id, queued_at)`,
    `create index document_deliveries_due on document_deliveries (next_at) where state in ('QUEUED', 'SENT')`,
    `create index document_deliveries_by_author on document_deliveries (queued_by)`,

    `create table document_delivery_events (
      company_id uuid not null,
      delivery_id uuid not null,
      id bigint generated always as identity,
      kind text not null check (kind in ('queued', 'failed', 'sent', 'accepted', 'refused', 'unverified')),
      detail text check (length(detail) between 1 and 2000),
      at timestamptz not null,
      primary key (company_id, delivery_id, id),
      foreign key (company_id, delivery_id) references document_deliveries (company_id, id) on delete cascade
    )`,
    `create function document_delivery_events_frozen() returns trigger language plpgsql as $$
    begin
      raise exception 'What happened to a document is not changed'
        using errcode = 'check_violation', constraint = 'document_delivery_events_frozen';
    end $$`,
    `create trigger document_delivery_events_frozen before update on document_delivery_events
      for each row execute function document_delivery_events_frozen()`,
  ]);
}
