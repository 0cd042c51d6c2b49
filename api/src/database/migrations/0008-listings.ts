import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** What makes references below possible that name two columns: a type with its category, a value with its specification. */
const keys = [
  `alter table companies
    add column plan text not null default 'STARTER' check (plan in ('INDIVIDUAL', 'STARTER', 'PRO', 'BUSINESS')),
    add constraint companies_with_owner unique (id, user_id)`,
  `update companies set plan = 'INDIVIDUAL' where account_type = 'individual'`,
  `alter table vehicle_types add constraint vehicle_types_with_category unique (id, category_id)`,
  `alter table vehicle_spec_values add constraint vehicle_spec_values_with_spec unique (id, spec_id)`,
];

/** Rates are kept as { day, week, month, hour }, each { enabled, rent, mileageLimit, unlimitedMileage } and hour its minBookingHours. */
const rates = [
  `create function listing_rate_is_sound(rate jsonb, is_hour boolean) returns boolean language sql immutable
    return jsonb_typeof(rate) = 'object' and jsonb_typeof(rate -> 'enabled') = 'boolean'
      and (not (rate -> 'enabled')::boolean or (
        coalesce((rate ->> 'rent')::bigint, 0) > 0
        and (coalesce((rate ->> 'unlimitedMileage')::boolean, false) or coalesce((rate ->> 'mileageLimit')::integer, 0) > 0)
        and (not is_hour or coalesce((rate ->> 'minBookingHours')::integer, 0) between 1 and 24)))`,
  `create function listing_rates_are_sound(rates jsonb) returns boolean language sql immutable
    return coalesce(listing_rate_is_sound(rates -> 'day', false) and listing_rate_is_sound(rates -> 'week', false)
      and listing_rate_is_sound(rates -> 'month', false) and listing_rate_is_sound(rates -> 'hour', true)
      and ((rates -> 'day' -> 'enabled')::boolean or (rates -> 'week' -> 'enabled')::boolean
        or (rates -> 'month' -> 'enabled')::boolean or (rates -> 'hour' -> 'enabled')::boolean), false)`,
  `create function listing_daily_rate(rates jsonb) returns bigint language sql immutable
    return case
      when (rates -> 'day' -> 'enabled')::boolean then (rates -> 'day' ->> 'rent')::bigint
      when (rates -> 'week' -> 'enabled')::boolean then round((rates -> 'week' ->> 'rent')::numeric / 7)::bigint
      when (rates -> 'month' -> 'enabled')::boolean then round((rates -> 'month' ->> 'rent')::numeric / 30)::bigint
      when (rates -> 'hour' -> 'enabled')::boolean then (rates -> 'hour' ->> 'rent')::bigint * 24
    end`,
];

const tables = [
  `create table listings (
    id uuid primary key,
    user_id uuid not null,
    company_id uuid not null,
    code text not null unique check (length(code) between 4 and 20),
    category_id uuid not null references vehicle_categories,
    type_id uuid not null,
    brand_id uuid not null,
    -- Brand, model and year, as customers read it.
    title text not null,
    model text not null check (length(model) between 1 and 80),
    plate text not null check (length(plate) between 1 and 20),
    is_fancy_number boolean not null default false,
    registered_year integer not null check (registered_year between 1980 and 2200),
    license_expire_date date,
    is_lease boolean not null default false,
    is_crypto_accepted boolean not null default false,
    is_spot_delivery_supported boolean not null default false,
    is_card_supported boolean not null default false,
    is_tabby_supported boolean not null default false,
    is_cash_supported boolean not null default false,
    is_vehicle_modified boolean not null default false,
    specification text not null check (specification in ('UAE_SPEC', 'India_SPEC')),
    phone_number text not null check (phone_number ~ '^\\+[1-9][0-9]{6,14}$'),
    state_id uuid not null references states,
    additional_type_ids uuid[] not null default '{}',
    is_deposit_enabled boolean not null default false,
    deposit bigint not null default 0 check (deposit >= 0),
    rates jsonb not null check (listing_rates_are_sound(rates)),
    daily_rate bigint not null generated always as (listing_daily_rate(rates)) stored,
    levels_filled smallint not null default 0 check (levels_filled between 0 and 3),
    -- Level three is any number of features, none among them, so its being answered is kept.
    is_level_three_answered boolean not null default false,
    missing text[] not null default '{}',
    is_visible boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    version integer not null default 1 check (version > 0),
    -- Plates are found with and without their spaces.
    search text not null generated always as (lower(title || ' ' || plate || ' ' || replace(plate, ' ', '') || ' ' || code)) stored,
    foreign key (company_id, user_id) references companies (id, user_id) on delete cascade,
    foreign key (type_id, category_id) references vehicle_types (id, category_id),
    foreign key (brand_id, category_id) references vehicle_brand_categories (brand_id, category_id),
    constraint listings_complete check ((levels_filled >= 2) = (cardinality(missing) = 0)),
    constraint listings_publishable check (not is_visible or (levels_filled >= 2 and deleted_at is null)),
    constraint listings_deposit check (not is_deposit_enabled or deposit > 0)
  )`,
  `create unique index listings_plate on listings (company_id, plate) where deleted_at is null`,
  `create index listings_by_user on listings (user_id, created_at desc, id desc) where deleted_at is null`,
  `create index listings_by_change on listings (user_id, updated_at desc, id desc) where deleted_at is null`,
  // Counts of a supplier are read from this alone.
  `create index listings_counted on listings (user_id, is_visible, levels_filled) where deleted_at is null`,
  `create index listings_by_company on listings (company_id, user_id)`,
  `create index listings_deleted on listings (deleted_at) where deleted_at is not null`,

  `create table listing_cities (
    listing_id uuid not null references listings on delete cascade,
    city_id uuid not null references cities,
    position smallint not null,
    primary key (listing_id, city_id)
  )`,
  `create table listing_files (
    listing_id uuid not null references listings on delete cascade,
    file_id uuid not null references files,
    role text not null check (role in ('photo', 'video', 'licence')),
    position smallint not null,
    primary key (listing_id, role, position)
  )`,
  `create index listing_files_by_file on listing_files (file_id)`,
  `create table listing_specs (
    listing_id uuid not null references listings on delete cascade,
    spec_id uuid not null references vehicle_specs,
    value_id uuid not null,
    primary key (listing_id, spec_id),
    foreign key (value_id, spec_id) references vehicle_spec_values (id, spec_id)
  )`,
  `create table listing_features (
    listing_id uuid not null references listings on delete cascade,
    feature_id uuid not null references vehicle_features,
    primary key (listing_id, feature_id)
  )`,
];

export const up = (db: Kysely<unknown>) => runStatements(db, [...keys, ...rates, ...tables]);
