const statuses = `'INCOMPLETE', 'ONGOING', 'COMPLETED', 'CANCELLED'`;

/** Trips and what belongs to them alone; money in minor units. */
export const trips = [
  `create table trip_counters (
    company_id uuid primary key references companies on delete cascade,
    last integer not null
  )`,
  `create table trips (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    code text not null check (code ~ '^T-[0-9]{6,}$'),
    status text not null default 'INCOMPLETE' check (status in (${statuses})),
    vehicle_id uuid not null,
    customer_id uuid references customers on delete set null,
    enquiry_id uuid references enquiries on delete set null,
    spam_reason text check (length(spam_reason) between 3 and 500),
    starts_at timestamptz,
    -- The agreed end, extensions included.
    ends_at timestamptz check (ends_at > starts_at),
    -- As they were when the time was set, written as those of the fleet.
    rates jsonb check (jsonb_typeof(rates) = 'object'),
    extra_km_charge bigint not null default 0 check (extra_km_charge >= 0),
    -- The rental as agreed; null kilometres are without limit.
    rental bigint check (rental >= 0),
    included_km integer check (included_km >= 0),
    -- The rental while it runs, the whole account once it is closed.
    total bigint check (total >= 0),
    -- The next three are kept by the ledger's trigger.
    paid bigint not null default 0 constraint trips_paid check (paid >= 0),
    deducted bigint not null default 0,
    deposit_left bigint not null default 0 constraint trips_deposit_left check (deposit_left >= 0),
    balance bigint generated always as (total - paid - deducted) stored,
    has_payment boolean not null default false,
    -- Its occupancy is there: a draft's goes when its time to hold dates is over and somebody else wants them.
    holds_period boolean not null default false,
    held_until timestamptz,
    handover_list_id uuid,
    contract_signed_at timestamptz,
    is_ready boolean not null generated always as (customer_id is not null and has_payment and holds_period
      and handover_list_id is not null and contract_signed_at is not null) stored,
    started_at timestamptz,
    -- Of the vehicle it has now; what was driven with earlier vehicles has a column of its own.
    handover_km integer check (handover_km >= 0),
    driven_before integer not null default 0 check (driven_before >= 0),
    returned_at timestamptz,
    closed_at timestamptz,
    cancel_reason text check (cancel_reason is null or status = 'CANCELLED'),
    invoice_id uuid,
    invoice_number text,
    -- Copies, so that lists are sorted and searched by one index; kept by triggers.
    plate text not null,
    customer_name text,
    customer_phone text,
    customer_sort text generated always as (lower(customer_name)) stored,
    search text not null generated always as (lower(' ' || code || ' ' || plate || ' ' || replace(plate, ' ', '') || ' ' ||
      coalesce(customer_name, '') || ' ' || coalesce(customer_phone, ''))) stored,
    created_by uuid references users on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    version integer not null default 1 check (version > 0),
    check ((starts_at is null) = (ends_at is null)),
    check (status not in ('ONGOING', 'COMPLETED') or (started_at is not null and handover_km is not null and total is not null)),
    check (status <> 'COMPLETED' or (returned_at is not null and closed_at is not null)),
    foreign key (vehicle_id, company_id) references fleet_vehicles (id, company_id) on delete cascade,
    unique (id, company_id),
    unique (company_id, code)
  )`,
  // A vehicle is out with one customer, whatever was agreed.
  `create unique index trips_out on trips (vehicle_id) where status = 'ONGOING'`,
  ...['created_at', 'starts_at', 'ends_at', 'customer_sort', 'plate', 'total', 'closed_at'].map(
    (key) => `create index trips_by_status_and_${key} on trips (company_id, status, ${key}, id)`,
  ),
  `create index trips_by_time on trips (company_id, created_at, id)`,
  `create index trips_by_vehicle on trips (vehicle_id, starts_at)`,
  `create index trips_by_customer on trips (customer_id, starts_at)`,
  `create index trips_by_enquiry on trips (enquiry_id)`,
  `create index trips_by_author on trips (created_by)`,
  `create index trips_unpaid on trips (company_id, status, balance) where balance > 0`,
  `create index trips_deposits on trips (company_id, closed_at) where deposit_left > 0`,
  `create index trips_holding on trips (held_until) where status = 'INCOMPLETE' and holds_period`,

  // What is agreed to be paid first, and to be held; what was paid stands in the ledger.
  `create table trip_payments (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    trip_id uuid,
    advance bigint not null check (advance >= 0),
    is_deposit_enabled boolean not null,
    deposit bigint not null check (deposit >= 0),
    -- What of the advance is in the ledger.
    recorded bigint not null default 0 check (recorded >= 0),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade
  )`,
  `create unique index trip_payments_of_trip on trip_payments (trip_id)`,
  `create index trip_payments_by_company on trip_payments (company_id)`,

  `create table trip_ledger (
    id uuid primary key,
    company_id uuid not null,
    trip_id uuid not null,
    kind text not null check (kind in ('ADVANCE', 'PAYMENT', 'REFUND', 'DEPOSIT_HELD', 'DEPOSIT_DEDUCTED', 'DEPOSIT_RETURNED')),
    amount bigint not null check (amount > 0),
    method text not null default 'cash' check (method in ('cash', 'card', 'bank_transfer', 'upi', 'other')),
    reason text check (length(reason) between 3 and 500),
    receipt_number text,
    created_by uuid references users on delete set null,
    at timestamptz not null,
    foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade
  )`,
  `create index trip_ledger_by_trip on trip_ledger (trip_id, at, id)`,
  `create index trip_ledger_by_time on trip_ledger (company_id, at)`,
  `create index trip_ledger_by_author on trip_ledger (created_by)`,
  `create unique index trip_ledger_receipts on trip_ledger (company_id, receipt_number)`,

  `create table trip_history (
    id bigint generated always as identity primary key,
    company_id uuid not null,
    trip_id uuid not null,
    kind text not null check (length(kind) between 3 and 40),
    details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
    -- Null where it happened by the clock.
    user_id uuid references users on delete set null,
    at timestamptz not null,
    foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade
  )`,
  `create index trip_history_by_trip on trip_history (trip_id, id)`,
  `create index trip_history_by_author on trip_history (user_id)`,

  `create table trip_counts (
    company_id uuid not null references companies on delete cascade,
    status text not null check (status in (${statuses})),
    count bigint not null,
    primary key (company_id, status)
  )`,

  // A company without a row has the product's own.
  `create table rental_settings (
    company_id uuid primary key references companies on delete cascade,
    turnaround_minutes integer not null check (turnaround_minutes between 0 and 1440),
    tax_rate integer not null check (tax_rate between 0 and 5000),
    service_code text not null default '' check (service_code ~ '^[0-9]{0,8}$'),
    tax_treatments jsonb not null check (jsonb_typeof(tax_treatments) = 'object'),
    alert_rules jsonb not null check (jsonb_typeof(alert_rules) = 'object'),
    updated_at timestamptz not null default now()
  )`,
];
