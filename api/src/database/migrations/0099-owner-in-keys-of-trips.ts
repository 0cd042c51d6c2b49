// Ends of the names of keys. cspell:ignore fkey
import type { Kysely } from 'kysely';

import { addOwner, changeIndexes, changeKeys, emptyReferences } from './owner-keys';
import { runStatements } from './statements';

/** Keys of trips and of what belongs to them name the company, so that they can be distributed by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...addOwner('check_list_photos', 'check_lists', { column: 'check_list_id' }),
    ...changeKeys({
      dropped: [['trips', 'trips_id_company_id_key']],
      primary: {
        check_list_photos: 'company_id, check_list_id, zone, position',
        check_lists: 'company_id, id',
        contract_addenda: 'company_id, id',
        trip_closings: 'company_id, trip_id',
        trip_contracts: 'company_id, id',
        trip_history: 'company_id, id',
        trip_ledger: 'company_id, id',
        trip_payments: 'company_id, id',
        trip_searches: 'company_id, trip_id',
        trip_vehicle_periods: 'company_id, id',
        trips: 'company_id, id',
      },
      references: [
        ['check_list_photos', 'check_list_photos_check_list_id_fkey', 'check_list_id', 'check_lists'],
        [
          'trip_vehicle_periods',
          'trip_vehicle_periods_handover_list_id_fkey',
          'handover_list_id',
          'check_lists',
          { onDelete: null },
        ],
        [
          'trip_vehicle_periods',
          'trip_vehicle_periods_return_list_id_fkey',
          'return_list_id',
          'check_lists',
          { onDelete: null },
        ],
        ['trips', 'trips_handover_list_id_fkey', 'handover_list_id', 'check_lists', { onDelete: null }],
        [
          'vehicle_damages',
          'vehicle_damages_check_list_id_fkey',
          'check_list_id',
          'check_lists',
          { onDelete: null },
        ],
        [
          'customer_flags',
          'customer_flags_trip_id_fkey',
          'trip_id',
          'trip_closings',
          { parentColumn: 'trip_id' },
        ],
        ['card_payments', 'card_payments_entry_id_fkey', 'entry_id', 'trip_ledger'],
        ['card_refunds', 'card_refunds_entry_id_fkey', 'entry_id', 'trip_ledger'],
        ['card_refunds', 'card_refunds_return_entry_id_fkey', 'return_entry_id', 'trip_ledger'],
        ['payment_requests', 'payment_requests_entry_id_fkey', 'entry_id', 'trip_ledger'],
        ['contract_addenda', 'contract_addenda_period_id_fkey', 'period_id', 'trip_vehicle_periods'],
        ['charges', 'charges_trip_id_fkey', 'trip_id', 'trips', { onDelete: null }],
        ['check_lists', 'check_lists_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['contract_addenda', 'contract_addenda_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['customer_links', 'customer_links_booking_id_fkey', 'booking_id', 'trips'],
        ['deposit_holds', 'deposit_holds_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['invoice_trips', 'invoice_trips_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['invoices', 'invoices_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['notifications', 'notifications_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['payment_requests', 'payment_requests_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['position_accesses', 'position_accesses_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['tracking_alerts', 'tracking_alerts_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['tracking_zones', 'tracking_zones_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['trip_closings', 'trip_closings_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['trip_contracts', 'trip_contracts_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['trip_history', 'trip_history_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['trip_ledger', 'trip_ledger_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['trip_payments', 'trip_payments_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['trip_risk_marks', 'trip_risk_marks_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['trip_searches', 'trip_searches_trip_id_fkey', 'trip_id', 'trips'],
        ['trip_vehicle_periods', 'trip_vehicle_periods_trip_id_company_id_fkey', 'trip_id', 'trips'],
        ['vehicle_occupancies', 'vehicle_occupancies_trip_id_fkey', 'trip_id', 'trips'],
      ],
    }),
    'alter table contract_addenda drop constraint contract_addenda_period_id_key, add constraint contract_addenda_period_id_key unique (company_id, period_id)',
    ...changeIndexes({
      card_payments_by_entry: 'card_payments (company_id, entry_id)',
      card_refunds_by_entry: 'card_refunds (company_id, entry_id)',
      card_refunds_by_return: 'card_refunds (company_id, return_entry_id)',
      deposit_holds_once: `deposit_holds (company_id, trip_id) where state = 'AUTHORISED'`,
      payment_requests_by_entry: 'payment_requests (company_id, entry_id)',
      trip_contracts_once: 'trip_contracts (company_id, trip_id) where voided_at is null',
      trip_payments_of_trip: 'trip_payments (company_id, trip_id)',
      trip_vehicle_periods_open: 'trip_vehicle_periods (company_id, trip_id) where ends_at is null',
      trips_out: `trips (company_id, vehicle_id) where status = 'ONGOING'`,
    }),
    ...emptyReferences('check_lists', [
      ['trips', 'handover_list_id'],
      ['trip_vehicle_periods', 'handover_list_id'],
      ['trip_vehicle_periods', 'return_list_id'],
      ['vehicle_damages', 'check_list_id'],
    ]),
    ...emptyReferences('trips', [['charges', 'trip_id']]),
    `create or replace function trip_ledger_added() returns trigger language plpgsql set search_path from current as $$
    begin
      update trips set
        total = total + case new.kind when 'SUPPLEMENT' then new.amount else 0 end,
        paid = paid + case when new.kind in ('ADVANCE', 'PAYMENT', 'DEPOSIT_CAPTURED') then new.amount
          when new.kind = 'REFUND' then -new.amount else 0 end,
        deducted = deducted + case when new.kind = 'DEPOSIT_DEDUCTED' then new.amount else 0 end,
        credited = credited + case new.kind when 'CREDIT_NOTE' then new.amount when 'REINVOICED' then -new.amount else 0 end,
        deposit_left = deposit_left + case when new.kind = 'DEPOSIT_HELD' then new.amount
          when new.kind in ('DEPOSIT_DEDUCTED', 'DEPOSIT_RETURNED') then -new.amount else 0 end
        where company_id = new.company_id and id = new.trip_id;
      return null;
    end $$`,
    `create or replace function trip_ledger_holds() returns trigger language plpgsql set search_path from current as $$
    begin
      update trips set held_until = greatest(held_until, new.at + interval '24 hours')
        where company_id = new.company_id and id = new.trip_id and status = 'INCOMPLETE' and holds_period;
      return null;
    end $$`,
    `create or replace function trip_searches_changed() returns trigger language plpgsql set search_path from current as $$
    begin
      update trip_searches s set status = n.status, search = n.search
        from new_rows n join old_rows o on o.company_id = n.company_id and o.id = n.id
        where s.company_id = n.company_id and s.trip_id = n.id and (n.status, n.search) is distinct from (o.status, o.search);
      return null;
    end $$`,
    `create or replace function trip_searches_added() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into trip_searches (trip_id, company_id, status, search) select id, company_id, status, search from new_rows;
      return null;
    end $$`,
    `create or replace function trips_recounted() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into trip_counts (company_id, status, count)
        select company_id, status, sum(difference) from (
          select n.company_id, n.status, 1 as difference
            from new_rows n join old_rows o on o.company_id = n.company_id and o.id = n.id where n.status <> o.status
          union all
          select o.company_id, o.status, -1
            from new_rows n join old_rows o on o.company_id = n.company_id and o.id = n.id where n.status <> o.status
        ) moved group by company_id, status order by company_id, status
        on conflict (company_id, status) do update set count = trip_counts.count + excluded.count;
      return null;
    end $$`,
  ]);
}
