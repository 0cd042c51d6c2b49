import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Money of payments by card that goes back to the card, through the provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table card_refunds (
      company_id uuid not null,
      -- The provider's idempotency key.
      id uuid not null,
      payment_id uuid not null,
      -- The provider's name of the refund, once it has one.
      reference text check (length(reference) between 1 and 255),
      amount bigint not null check (amount > 0),
      reason text not null check (length(reason) between 1 and 2000),
      state text not null default 'PENDING' check (state in ('PENDING', 'SUCCEEDED', 'FAILED')),
      problem text check (problem in ('CARD', 'DECLINED', 'DISPUTED', 'FUNDS', 'AMOUNT', 'CANCELLED', 'OTHER')),
      -- The refund in the trip's ledger, and the entry that takes it back when the bank returned the money.
      entry_id uuid references trip_ledger on delete cascade,
      return_entry_id uuid references trip_ledger on delete cascade,
      created_at timestamptz not null,
      created_by uuid references users on delete set null,
      settled_at timestamptz,
      -- When the provider is asked next; null when it is not asked any more.
      next_at timestamptz,
      tries integer not null default 0 check (tries >= 0),
      primary key (company_id, id),
      foreign key (company_id, payment_id) references card_payments (company_id, id) on delete cascade,
      check ((state = 'PENDING') = (settled_at is null)),
      check ((state = 'FAILED') = (problem is not null)),
      -- Booked once it has succeeded, and taken back if it failed after that.
      check (case state when 'PENDING' then entry_id is null when 'SUCCEEDED' then entry_id is not null else true end),
      check (return_entry_id is null or (state = 'FAILED' and entry_id is not null))
    )`,
    `create unique index card_refunds_by_reference on card_refunds (reference)`,
    `create index card_refunds_by_payment on card_refunds (company_id, payment_id, created_at)`,
    `create unique index card_refunds_by_entry on card_refunds (entry_id)`,
    `create unique index card_refunds_by_return on card_refunds (return_entry_id)`,
    `create index card_refunds_by_author on card_refunds (created_by)`,
    `create index card_refunds_due on card_refunds (next_at) where next_at is not null`,
  ]);
}
