import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/**
 * Tolls and fines on the account of an open trip, and on supplementary invoices of a closed one. A charge is one row, so
 * it is on one account or one invoice at most.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table charges
      add column accounted_at timestamptz,
      add column invoice_id uuid references invoices on delete set null,
      -- From 0: the line of a supplementary invoice.
      add column invoice_line integer check (invoice_line >= 0),
      add constraint charges_invoiced check (invoice_id is null or state not in ('unbilled', 'undone')),
      add constraint charges_invoice_line check (invoice_line is null or accounted_at is null)`,
    `create unique index charges_by_invoice on charges (invoice_id, invoice_line) where invoice_line is not null`,
    `create index charges_by_invoice_id on charges (invoice_id)`,
    `create index charges_accounted on charges (trip_id) where accounted_at is not null`,

    `alter table invoices add column supplements uuid references invoices on delete cascade`,
    `create index invoices_by_supplemented on invoices (supplements)`,
    `drop index invoices_first`,
    `create unique index invoices_first on invoices (trip_id)
      where kind = 'INVOICE' and replaces is null and supplements is null`,

    `alter table trip_ledger
      drop constraint trip_ledger_kind_check,
      drop constraint trip_ledger_invoiced,
      add constraint trip_ledger_kind_check check (kind in ('ADVANCE', 'PAYMENT', 'REFUND', 'DEPOSIT_HELD', 'DEPOSIT_DEDUCTED',
        'DEPOSIT_RETURNED', 'CREDIT_NOTE', 'REINVOICED', 'SUPPLEMENT')),
      add constraint trip_ledger_invoiced check
        ((kind in ('CREDIT_NOTE', 'REINVOICED', 'SUPPLEMENT')) = (invoice_id is not null))`,
    `create or replace function trip_ledger_added() returns trigger language plpgsql set search_path from current as $$
    begin
      update trips set
        total = total + case new.kind when 'SUPPLEMENT' then new.amount else 0 end,
        paid = paid + case when new.kind in ('ADVANCE', 'PAYMENT') then new.amount when new.kind = 'REFUND' then -new.amount else 0 end,
        deducted = deducted + case when new.kind = 'DEPOSIT_DEDUCTED' then new.amount else 0 end,
        credited = credited + case new.kind when 'CREDIT_NOTE' then new.amount when 'REINVOICED' then -new.amount else 0 end,
        deposit_left = deposit_left + case when new.kind = 'DEPOSIT_HELD' then new.amount
          when new.kind in ('DEPOSIT_DEDUCTED', 'DEPOSIT_RETURNED') then -new.amount else 0 end
        where id = new.trip_id;
      return null;
    end $$`,
  ]);
}
