import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Payments by card of requests, on the provider's page, and the events that it sent about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table card_payments (
      company_id uuid not null,
      -- The provider's idempotency key.
      id uuid not null,
      request_id uuid not null,
      provider text not null check (provider in ('stripe')),
      -- The provider's name of the payment's page, and of the payment.
      reference text not null check (length(reference) between 1 and 255),
      payment_reference text check (length(payment_reference) between 1 and 255),
      amount bigint not null check (amount > 0),
      state text not null default 'OPEN' check (state in ('OPEN', 'PAID', 'CLOSED', 'FLAGGED')),
      problem text check (problem in ('AMOUNT', 'CURRENCY')),
      received_amount bigint,
      received_currency text check (length(received_currency) <= 10),
      -- The payment of the trip's ledger.
      entry_id uuid references trip_ledger on delete cascade,
      created_at timestamptz not null,
      settled_at timestamptz,
      -- When the provider is asked next.
      next_at timestamptz not null,
      tries integer not null default 0 check (tries >= 0),
      primary key (company_id, id),
      foreign key (company_id, request_id) references payment_requests (company_id, id) on delete cascade,
      check ((state = 'PAID') = (entry_id is not null)),
      check ((state = 'FLAGGED') = (problem is not null)),
      check ((state = 'OPEN') = (settled_at is null))
    )`,
    `create unique index card_payments_by_reference on card_payments (reference)`,
    // A customer has one page to pay by.
    `create unique index card_payments_open on card_payments (company_id, request_id) where state = 'OPEN'`,
    `create index card_payments_by_request on card_payments (company_id, request_id, created_at)`,
    `create unique index card_payments_by_entry on card_payments (entry_id)`,
    `create index card_payments_due on card_payments (next_at) where state = 'OPEN'`,

    `create table card_events (
      company_id uuid not null,
      event_id text not null check (length(event_id) between 1 and 255),
      payment_id uuid not null,
      kind text not null check (length(kind) between 1 and 100),
      received_at timestamptz not null,
      primary key (company_id, event_id),
      foreign key (company_id, payment_id) references card_payments (company_id, id) on delete cascade
    )`,
    `create index card_events_by_payment on card_events (company_id, payment_id)`,
  ]);
}
