import type { Kysely } from 'kysely';

import { runStatements } from './statements';

const isReserved =
  'customer_id is not null and holds_period and (paid > 0 or deposit_left > 0 or confirmed_at is not null)';

/** A reservation keeps its vehicle until it starts or is cancelled; only an unconfirmed draft loses its hold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table trips
      add column confirmed_at timestamptz,
      add column confirmed_by uuid references users on delete set null`,
    `create index trips_by_confirmer on trips (confirmed_by)`,
    `alter table trips add column is_reserved boolean not null generated always as (${isReserved}) stored`,

    // Signing the contract confirms the reservation; a later move makes the contract void, not the confirmation.
    `create function trips_confirmed() returns trigger language plpgsql as $$
    begin
      if new.contract_signed_at is not null and old.contract_signed_at is null and new.confirmed_at is null then
        new.confirmed_at := new.contract_signed_at;
      end if;
      if new.confirmed_at is distinct from old.confirmed_at then
        new.version := old.version + 1;
      end if;
      return new;
    end $$`,
    `create trigger trips_confirmed before update of contract_signed_at, confirmed_at on trips
      for each row execute function trips_confirmed()`,
    // A refund ends the reservation, not the hold: the desk has another day.
    `create function trip_ledger_holds() returns trigger language plpgsql set search_path from current as $$
    begin
      update trips set held_until = greatest(held_until, new.at + interval '24 hours')
        where id = new.trip_id and status = 'INCOMPLETE' and holds_period;
      return null;
    end $$`,
    // By its name after trip_ledger_added, which keeps the sums.
    `create trigger trip_ledger_holds after insert on trip_ledger for each row execute function trip_ledger_holds()`,

    `update trips set confirmed_at = contract_signed_at where contract_signed_at is not null and status = 'INCOMPLETE'`,
    // Paid trips that lost their dates get them back where nobody else has them.
    `do $$
    declare lost record;
    begin
      for lost in select trips.id, trips.company_id, vehicle_id, starts_at, ends_at, coalesce(turnaround_minutes, 60) as turnaround
        from trips left join rental_settings on rental_settings.company_id = trips.company_id
        where status = 'INCOMPLETE' and not holds_period and customer_id is not null and ends_at > now()
          and (paid > 0 or deposit_left > 0) order by trips.created_at
      loop
        begin
          insert into vehicle_occupancies (id, company_id, vehicle_id, trip_id, starts_at, ends_at, free_at)
            values (gen_random_uuid(), lost.company_id, lost.vehicle_id, lost.id, lost.starts_at, lost.ends_at,
              lost.ends_at + make_interval(mins => lost.turnaround));
          update trips set holds_period = true where id = lost.id;
          insert into trip_history (company_id, trip_id, kind, at) values (lost.company_id, lost.id, 'hold_restored', now());
        exception when exclusion_violation then null;
        end;
      end loop;
    end $$`,
  ]);
}
