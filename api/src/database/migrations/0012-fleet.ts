import type { Kysely } from 'kysely';

import { ensureExtension } from './extensions';
import { runStatements } from './statements';

const statements = (gist: string) => [
  // Rates as in listings: { day, week, month, hour }, each { enabled, rent, mileageLimit, unlimitedMileage }, money in minor units.
  `create table fleet_vehicles (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    category_id uuid not null references vehicle_categories,
    brand_id uuid not null,
    plate text not null check (length(plate) between 1 and 20),
    -- None in an imported row, until one is added.
    photo uuid references files,
    passengers integer not null check (passengers between 1 and 60),
    color text not null check (length(color) between 2 and 40),
    body_type text not null check (length(body_type) between 1 and 40),
    chassis_number text check (chassis_number ~ '^[A-HJ-NPR-Z0-9]{17}$'),
    extra_km_charge bigint not null check (extra_km_charge >= 0),
    registration_date date not null,
    registration_due_date date not null check (registration_due_date > registration_date),
    insurance_due_date date,
    traffic_fine_id text not null default '' check (length(traffic_fine_id) <= 40),
    last_service_date date not null,
    current_km integer not null check (current_km >= 0),
    service_km integer not null check (service_km >= 0),
    next_service_km integer not null check (next_service_km > service_km),
    next_service_date date not null,
    rates jsonb not null check (jsonb_typeof(rates) = 'object'),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    version integer not null default 1 check (version > 0),
    -- Plates are found with and without their spaces.
    search text not null generated always as (lower(plate || ' ' || replace(plate, ' ', '') || ' ' || color || ' ' ||
      coalesce(chassis_number, '') || ' ' || traffic_fine_id || ' ' || replace(body_type, '-', ' '))) stored,
    foreign key (brand_id, category_id) references vehicle_brand_categories (brand_id, category_id),
    unique (id, company_id)
  )`,
  `create unique index fleet_vehicles_plate on fleet_vehicles (company_id, plate) where deleted_at is null`,
  `create unique index fleet_vehicles_chassis on fleet_vehicles (company_id, chassis_number) where deleted_at is null`,
  `create index fleet_vehicles_by_time on fleet_vehicles (company_id, created_at, id) where deleted_at is null`,
  `create index fleet_vehicles_by_photo on fleet_vehicles (photo)`,

  `create table fleet_maintenance (
    id uuid primary key,
    vehicle_id uuid not null,
    company_id uuid not null,
    kind text not null check (kind in ('maintenance', 'own_use')),
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    period tstzrange not null generated always as (tstzrange(starts_at, ends_at, '[)')) stored,
    note text not null default '' check (length(note) <= 500),
    cost bigint check (cost >= 0),
    kilometre integer check (kilometre >= 0),
    created_by uuid references users on delete set null,
    created_at timestamptz not null default now(),
    foreign key (vehicle_id, company_id) references fleet_vehicles (id, company_id) on delete cascade,
    constraint fleet_maintenance_once exclude using gist (vehicle_id ${gist}.gist_uuid_ops with =, period with &&)
  )`,
  `create index fleet_maintenance_by_vehicle on fleet_maintenance (vehicle_id, company_id, starts_at desc)`,
  `create index fleet_maintenance_by_author on fleet_maintenance (created_by)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements(await ensureExtension(db, 'btree_gist')));
}
