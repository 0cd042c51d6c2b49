import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/**
 * Summary invoices: one document for several trips of a customer (version 3). `invoices.trip_id` stays the first of them.
 * A document moves the account of each of its trips once, and a credited summary invoice is replaced trip by trip.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table invoices drop constraint invoices_version_check,
      add constraint invoices_version_check check (version in (1, 2, 3))`,
    `create table invoice_trips (
      company_id uuid not null,
      invoice_id uuid not null,
      trip_id uuid not null,
      primary key (company_id, invoice_id, trip_id),
      foreign key (company_id, invoice_id) references invoices (company_id, id) on delete cascade,
      foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade
    )`,
    `create index invoice_trips_by_trip on invoice_trips (trip_id, company_id)`,
    `create function invoice_trips_frozen() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
      raise exception 'What was issued is not changed' using errcode = 'check_violation', constraint = 'invoice_trips_frozen';
    end $$`,
    `create trigger invoice_trips_frozen before update or delete on invoice_trips
      for each row execute function invoice_trips_frozen()`,

    `drop index trip_ledger_by_invoice`,
    `create unique index trip_ledger_by_invoice on trip_ledger (invoice_id, trip_id)`,
    `drop index invoices_replaced`,
    `create unique index invoices_replaced on invoices (replaces, trip_id)`,
  ]);
}
