const frozen = (table: string, condition: string, text: string) => [
  `create function ${table}_frozen() returns trigger language plpgsql as $$
  begin
    if ${condition} then
      raise exception '${text}' using errcode = 'check_violation', constraint = '${table}_frozen';
    end if;
    return new;
  end $$`,
  `create trigger ${table}_frozen before update on ${table} for each row execute function ${table}_frozen()`,
];

/** Checklists, contracts and closed accounts. What is signed is never changed. */
export const agreementTables = [
  `create table check_lists (
    id uuid primary key,
    company_id uuid not null,
    vehicle_id uuid not null,
    trip_id uuid,
    moment text not null check (moment in ('handover', 'return')),
    odometer integer check (odometer >= 0),
    fuel_eighths smallint check (fuel_eighths between 0 and 8),
    cleanliness text check (cleanliness in ('clean', 'used', 'dirty')),
    spare_wheel boolean,
    jack boolean,
    triangle boolean,
    first_aid_kit boolean,
    registration_card boolean,
    toll_tag boolean,
    keys_count smallint check (keys_count between 0 and 10),
    -- [{ zone, condition, note }]; their photos are rows of their own.
    zones jsonb not null default '[]' check (jsonb_typeof(zones) = 'array'),
    agent_signature uuid references files,
    customer_signature uuid references files,
    signed_at timestamptz,
    created_by uuid references users on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check (signed_at is null or (agent_signature is not null and customer_signature is not null)),
    foreign key (vehicle_id, company_id) references fleet_vehicles (id, company_id) on delete cascade,
    foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade
  )`,
  `create index check_lists_by_vehicle on check_lists (vehicle_id, created_at desc)`,
  `create index check_lists_by_trip on check_lists (trip_id, moment, created_at desc)`,
  `create index check_lists_by_company on check_lists (company_id)`,
  `create index check_lists_by_agent_signature on check_lists (agent_signature)`,
  `create index check_lists_by_customer_signature on check_lists (customer_signature)`,
  `create index check_lists_by_author on check_lists (created_by)`,
  `alter table trips add foreign key (handover_list_id) references check_lists on delete set null`,
  `create index trips_by_handover_list on trips (handover_list_id)`,
  `create table check_list_photos (
    check_list_id uuid not null references check_lists on delete cascade,
    zone text not null check (length(zone) between 1 and 40),
    position smallint not null,
    file_id uuid not null references files,
    primary key (check_list_id, zone, position)
  )`,
  `create index check_list_photos_by_file on check_list_photos (file_id)`,

  // One counts at a time: the others were made void by a change of what was signed.
  `create table trip_contracts (
    id uuid primary key,
    company_id uuid not null,
    trip_id uuid not null,
    terms_version integer,
    -- HTML with the trip's own in place of the variables.
    terms text not null,
    -- What else it says: names, vehicle, time, price.
    facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
    agent_signature uuid not null references files,
    customer_signature uuid not null references files,
    signed_at timestamptz not null,
    voided_at timestamptz,
    created_by uuid references users on delete set null,
    foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade
  )`,
  `create unique index trip_contracts_once on trip_contracts (trip_id) where voided_at is null`,
  `create index trip_contracts_by_trip on trip_contracts (trip_id, company_id)`,
  `create index trip_contracts_by_agent_signature on trip_contracts (agent_signature)`,
  `create index trip_contracts_by_customer_signature on trip_contracts (customer_signature)`,
  `create index trip_contracts_by_author on trip_contracts (created_by)`,

  // Gone again when a trip is reopened; the history keeps what it said.
  `create table trip_closings (
    trip_id uuid primary key,
    company_id uuid not null,
    customer_status text not null check (length(customer_status) between 1 and 60),
    current_km integer not null check (current_km >= 0),
    returned_at timestamptz not null,
    fines bigint not null check (fines >= 0),
    salik bigint not null check (salik >= 0),
    -- [{ type, amount }], in minor units.
    additional_charges jsonb not null default '[]' check (jsonb_typeof(additional_charges) = 'array'),
    discount bigint not null check (discount >= 0),
    discount_reason text,
    -- As settlementOf worked it out, in minor units.
    settlement jsonb not null check (jsonb_typeof(settlement) = 'object'),
    total bigint not null check (total >= 0),
    closed_by uuid references users on delete set null,
    closed_at timestamptz not null,
    foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade
  )`,
  `create index trip_closings_by_status on trip_closings (company_id, customer_status)`,
  `create index trip_closings_by_author on trip_closings (closed_by)`,

  ...frozen(
    'check_lists',
    "old.signed_at is not null and to_jsonb(new) - 'created_by' <> to_jsonb(old) - 'created_by'",
    'A signed check-list is not changed',
  ),
  ...frozen(
    'trip_contracts',
    `to_jsonb(new) - array['created_by', 'voided_at'] <> to_jsonb(old) - array['created_by', 'voided_at']`,
    'A signed contract is not changed',
  ),
  ...frozen(
    'trip_ledger',
    `to_jsonb(new) - 'created_by' <> to_jsonb(old) - 'created_by'`,
    'An entry of the ledger is not changed',
  ),
];
