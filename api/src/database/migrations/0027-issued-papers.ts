import { sql, type Kysely } from 'kysely';

import { runStatements } from './statements';

const methods = `'cash', 'card', 'bank_transfer', 'upi', 'other'`;

/** An id by the clock: `uuidv7()` came with PostgreSQL 18. */
const newIdSql = sql`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid`;

/** The letterhead of a company as it is today: earlier ones were not recorded. */
const letterhead = `
  select c.id as company_id, c.company_logo as logo, coalesce(c.company_name, u.email) as name,
    to_jsonb(array_remove(array[
      nullif(concat_ws(', ', nullif(c.company_address, ''), city.name, state.name), ''),
      u.phone_number || ' · ' || u.email,
      case when a.tax_number is not null
        then (case when length(a.tax_number) = 15 and a.tax_number ~ '^[0-9]+$' then 'TRN ' else 'GSTIN ' end) || a.tax_number end
    ], null)) as lines
  from companies c join users u on u.id = c.user_id
    left join cities city on city.id = (c.location ->> 'cityId')::uuid
    left join states state on state.id = city.state_id
    left join agreements a on a.user_id = c.user_id`;

/** The plate that a trip had when something was written down: that of the vehicle the next swap took away, or the one it has. */
const plateThen = `coalesce((
    select old.plate from trip_history h join fleet_vehicles old on old.id = (h.details ->> 'from')::uuid
    where h.trip_id = t.id and h.kind = 'vehicle_swapped' and h.at >= l.at order by h.at, h.id limit 1
  ), t.plate)`;

/** Contracts of the portal's own examples were signed without what they say; the lines of their price are not known any more. */
const unwrittenContracts = `
  update trip_contracts p set facts = jsonb_build_object(
      'tripCode', t.code, 'currency', case when u.phone_number like '+91%' then 'INR' else 'AED' end,
      'company', jsonb_build_object('name', head.name, 'lines', head.lines, 'logo', head.logo),
      'customer', jsonb_build_object('name', coalesce(t.customer_name, '—'), 'phone', coalesce(k.country_code || ' ' || k.phone, '—'),
        'email', coalesce(k.email, '—'), 'nationality', k.nationality, 'passportNumber', k.passport_number,
        'drivingLicenseNumber', k.license_number),
      'vehicle', jsonb_build_object('name', brand.name || ' ' || category.name, 'plate', t.plate, 'color', f.color,
        'chassisNumber', f.chassis_number, 'handoverKilometre', t.handover_km),
      'start', to_jsonb(t.starts_at), 'end', to_jsonb(t.ends_at), 'lines', '[]'::jsonb, 'total', coalesce(t.rental, 0),
      'advance', coalesce(m.advance, 0), 'deposit', coalesce(m.deposit, 0), 'extraKilometreRate', t.extra_km_charge,
      'includedKilometres', t.included_km)
    from trips t
      join companies c on c.id = t.company_id join users u on u.id = c.user_id
      join (${letterhead}) head on head.company_id = t.company_id
      join fleet_vehicles f on f.id = t.vehicle_id
      join vehicle_brands brand on brand.id = f.brand_id
      join vehicle_categories category on category.id = f.category_id
      left join customers k on k.id = t.customer_id
      left join trip_payments m on m.trip_id = t.id
    where t.id = p.trip_id and not p.facts ? 'tripCode' and t.starts_at is not null`;

/**
 * Issued documents keep all that they print, each movement of money has a method of its own, and credit notes lower the account of their trip.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    // Pictures on issued documents stay, whatever the company shows today.
    `create table issued_logos (
      file_id uuid primary key references files on delete cascade,
      company_id uuid not null references companies on delete cascade
    )`,
    `create index issued_logos_by_company on issued_logos (company_id)`,
    `insert into issued_logos (file_id, company_id) select company_logo, id from companies where company_logo is not null
      on conflict do nothing`,

    `alter table trip_payments
      add column advance_method text not null default 'cash' check (advance_method in (${methods})),
      add column deposit_method text not null default 'cash' check (deposit_method in (${methods}))`,

    `alter table invoices add column replaces uuid references invoices on delete cascade`,
    `drop index invoices_once`,
    // One after the other: the first of a trip, and in place of each one at most.
    `create unique index invoices_first on invoices (trip_id) where kind = 'INVOICE' and replaces is null`,
    `create unique index invoices_replaced on invoices (replaces)`,

    `alter table trip_ledger drop constraint trip_ledger_kind_check`,
    `alter table trip_ledger alter column method drop not null,
      -- What a receipt prints in addition to the entry's own columns.
      add column facts jsonb check (jsonb_typeof(facts) = 'object'),
      -- Of an entry that an invoice or a credit note made.
      add column invoice_id uuid references invoices on delete cascade,
      add constraint trip_ledger_kind_check check (kind in ('ADVANCE', 'PAYMENT', 'REFUND', 'DEPOSIT_HELD', 'DEPOSIT_DEDUCTED',
        'DEPOSIT_RETURNED', 'CREDIT_NOTE', 'REINVOICED')),
      add constraint trip_ledger_invoiced check ((kind in ('CREDIT_NOTE', 'REINVOICED')) = (invoice_id is not null))`,
    `create unique index trip_ledger_by_invoice on trip_ledger (invoice_id)`,

    `alter table trips add column credited bigint not null default 0`,
    // Before PostgreSQL 17 what is worked out of other columns is not changed, but made again; its index goes with it.
    `alter table trips drop column balance`,
    `alter table trips add column balance bigint generated always as (total - paid - deducted - credited) stored`,
    `create index trips_unpaid on trips (company_id, status, balance) where balance > 0`,
    // What a closed account brings, once credit notes are taken off.
    `alter table trips add column earned bigint generated always as (total - credited) stored`,
    // What was kept of a deposit can be paid back too, once it was credited.
    `alter table trips drop constraint trips_paid`,
    `alter table trips add constraint trips_paid check (paid + deducted >= 0)`,
    `create or replace function trip_ledger_added() returns trigger language plpgsql set search_path from current as $$
    begin
      update trips set
        paid = paid + case when new.kind in ('ADVANCE', 'PAYMENT') then new.amount when new.kind = 'REFUND' then -new.amount else 0 end,
        deducted = deducted + case when new.kind = 'DEPOSIT_DEDUCTED' then new.amount else 0 end,
        credited = credited + case new.kind when 'CREDIT_NOTE' then new.amount when 'REINVOICED' then -new.amount else 0 end,
        deposit_left = deposit_left + case when new.kind = 'DEPOSIT_HELD' then new.amount
          when new.kind in ('DEPOSIT_DEDUCTED', 'DEPOSIT_RETURNED') then -new.amount else 0 end
        where id = new.trip_id;
      return null;
    end $$`,

    `alter table trip_ledger disable trigger trip_ledger_frozen`,
    `update trip_ledger l set facts = jsonb_build_object(
        'company', jsonb_build_object('name', head.name, 'lines', head.lines, 'logo', head.logo),
        'customer', coalesce(t.customer_name, '—'), 'vehicle', ${plateThen}, 'tripCode', t.code)
      from trips t, (${letterhead}) head
      where t.id = l.trip_id and head.company_id = l.company_id and l.receipt_number is not null`,
    `alter table trip_ledger enable trigger trip_ledger_frozen`,
    `alter table trip_ledger add constraint trip_ledger_receipt_facts check (receipt_number is null or facts is not null)`,

    `alter table invoices disable trigger invoices_frozen`,
    `update invoices i set facts = jsonb_set(i.facts, '{company,logo}', coalesce(to_jsonb(c.company_logo), 'null'))
      from companies c where c.id = i.company_id`,
    `alter table invoices enable trigger invoices_frozen`,
    `alter table trip_contracts disable trigger trip_contracts_frozen`,
    `update trip_contracts p set facts = jsonb_set(p.facts, '{company,logo}', coalesce(to_jsonb(c.company_logo), 'null'))
      from companies c where c.id = p.company_id and p.facts ? 'company'`,
    unwrittenContracts,
    `alter table contract_addenda disable trigger contract_addenda_frozen`,
    `update contract_addenda p set facts = jsonb_set(p.facts, '{company,logo}', coalesce(to_jsonb(c.company_logo), 'null'))
      from companies c where c.id = p.company_id`,
    `alter table contract_addenda enable trigger contract_addenda_frozen`,
    `alter table trip_contracts enable trigger trip_contracts_frozen`,
  ]);
  // Credit notes of before are on the account from now on; the trigger adds them up.
  await sql`
    insert into trip_ledger (id, company_id, trip_id, kind, amount, method, reason, invoice_id, created_by, at)
    select ${newIdSql}, company_id, trip_id, 'CREDIT_NOTE', gross, null, reason, id, created_by, issued_at
    from invoices where kind = 'CREDIT_NOTE' and gross > 0 order by issued_at, id`.execute(db);
}
