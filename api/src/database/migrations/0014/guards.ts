/** Rules that hold whatever the code does, and copies that the database keeps itself. */
export const guards = [
  `create function trips_guard() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if new.status = 'INCOMPLETE' then return new; end if;
      raise exception 'A trip begins as INCOMPLETE, not %', new.status
        using errcode = 'check_violation', constraint = 'trips_transition';
    end if;
    if (new.id, new.company_id, new.code, new.created_at) is distinct from (old.id, old.company_id, old.code, old.created_at) then
      raise exception 'Company and code of a trip do not change' using errcode = 'check_violation', constraint = 'trips_origin';
    end if;
    if new.status <> old.status and not (
      (old.status = 'INCOMPLETE' and new.status in ('ONGOING', 'CANCELLED'))
      or (old.status = 'ONGOING' and new.status = 'COMPLETED')
      or (old.status = 'COMPLETED' and new.status = 'ONGOING' and old.invoice_id is null)) then
      raise exception 'A trip does not go from % to %', old.status, new.status
        using errcode = 'check_violation', constraint = 'trips_transition';
    end if;
    if new.status <> old.status and new.status = 'ONGOING' and old.status = 'INCOMPLETE' and not old.is_ready then
      raise exception 'A trip does not start before all of it is filled in'
        using errcode = 'check_violation', constraint = 'trips_ready';
    end if;
    if old.status in ('COMPLETED', 'CANCELLED') and (new.vehicle_id, new.starts_at, new.ends_at)
      is distinct from (old.vehicle_id, old.starts_at, old.ends_at) then
      raise exception 'What is over is not moved' using errcode = 'check_violation', constraint = 'trips_over';
    end if;
    if (new.status, new.vehicle_id, new.customer_id, new.starts_at, new.ends_at, new.rental, new.has_payment, new.handover_list_id,
      new.contract_signed_at) is distinct from (old.status, old.vehicle_id, old.customer_id, old.starts_at, old.ends_at, old.rental,
      old.has_payment, old.handover_list_id, old.contract_signed_at) then
      new.version := old.version + 1;
    end if;
    return new;
  end $$`,
  `create trigger trips_guard before insert or update on trips for each row execute function trips_guard()`,

  `create function trips_names() returns trigger language plpgsql set search_path from current as $$
  begin
    select plate into new.plate from fleet_vehicles where id = new.vehicle_id;
    new.customer_name := null;
    new.customer_phone := null;
    if new.customer_id is not null then
      select name, ltrim(country_code, '+') || phone into new.customer_name, new.customer_phone
        from customers where id = new.customer_id;
    end if;
    return new;
  end $$`,
  `create trigger trips_names before insert or update of vehicle_id, customer_id on trips
    for each row execute function trips_names()`,
  `create function customers_renamed() returns trigger language plpgsql set search_path from current as $$
  begin
    update trips set customer_name = new.name, customer_phone = ltrim(new.country_code, '+') || new.phone where customer_id = new.id;
    return null;
  end $$`,
  `create trigger customers_renamed after update on customers for each row
    when ((new.name, new.country_code, new.phone) is distinct from (old.name, old.country_code, old.phone))
    execute function customers_renamed()`,
  `create function fleet_vehicles_renamed() returns trigger language plpgsql set search_path from current as $$
  begin
    update trips set plate = new.plate where vehicle_id = new.id;
    return null;
  end $$`,
  `create trigger fleet_vehicles_renamed after update on fleet_vehicles for each row when (new.plate <> old.plate)
    execute function fleet_vehicles_renamed()`,

  `create function trips_last_of_customer() returns trigger language plpgsql set search_path from current as $$
  begin
    update customers set last_trip_at = greatest(last_trip_at, new.returned_at, new.started_at) where id = new.customer_id;
    return null;
  end $$`,
  `create trigger trips_last_of_customer after update of status on trips for each row
    when (new.status in ('ONGOING', 'COMPLETED') and new.status <> old.status) execute function trips_last_of_customer()`,

  `create function trip_ledger_added() returns trigger language plpgsql set search_path from current as $$
  begin
    update trips set
      paid = paid + case when new.kind in ('ADVANCE', 'PAYMENT') then new.amount when new.kind = 'REFUND' then -new.amount else 0 end,
      deducted = deducted + case when new.kind = 'DEPOSIT_DEDUCTED' then new.amount else 0 end,
      deposit_left = deposit_left + case when new.kind = 'DEPOSIT_HELD' then new.amount
        when new.kind in ('DEPOSIT_DEDUCTED', 'DEPOSIT_RETURNED') then -new.amount else 0 end
      where id = new.trip_id;
    return null;
  end $$`,
  `create trigger trip_ledger_added after insert on trip_ledger for each row execute function trip_ledger_added()`,

  // In order of status, so that two that move trips to and fro wait for each other the same way round.
  `create function trips_counted() returns trigger language plpgsql set search_path from current as $$
  begin
    insert into trip_counts (company_id, status, count)
      select company_id, status, count(*) from new_rows group by company_id, status order by company_id, status
      on conflict (company_id, status) do update set count = trip_counts.count + excluded.count;
    return null;
  end $$`,
  `create trigger trips_counted after insert on trips referencing new table as new_rows
    for each statement execute function trips_counted()`,
  `create function trips_recounted() returns trigger language plpgsql set search_path from current as $$
  begin
    insert into trip_counts (company_id, status, count)
      select company_id, status, sum(difference) from (
        select n.company_id, n.status, 1 as difference from new_rows n join old_rows o using (id) where n.status <> o.status
        union all
        select o.company_id, o.status, -1 from new_rows n join old_rows o using (id) where n.status <> o.status
      ) moved group by company_id, status order by company_id, status
      on conflict (company_id, status) do update set count = trip_counts.count + excluded.count;
    return null;
  end $$`,
  `create trigger trips_recounted after update on trips referencing old table as old_rows new table as new_rows
    for each statement execute function trips_recounted()`,
];
