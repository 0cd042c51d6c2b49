import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** `position` keeps the order of the reference data; `retired` rows are no longer offered but may still be referred to. */
const common = `
    position integer not null,
    retired boolean not null default false`;

const statements = [
  `create table countries (
    id uuid primary key,
    name text not null unique,
    code text not null unique check (code ~ '^[A-Z]{2}$'),
    calling_code text not null check (calling_code ~ '^\\+[1-9][0-9]{0,6}$'),
    currency text check (currency ~ '^[A-Z]{3}$'),${common}
  )`,
  `create table states (
    id uuid primary key,
    parent_id uuid references states,
    name text not null,${common}
  )`,
  `create index states_by_parent on states (parent_id, position)`,
  `create table cities (
    id uuid primary key,
    state_id uuid not null references states,
    name text not null,${common}
  )`,
  `create index cities_by_state on cities (state_id, position)`,
  `create table vehicle_categories (
    id uuid primary key,
    name text not null unique,${common}
  )`,
  `create table vehicle_types (
    id uuid primary key,
    category_id uuid not null references vehicle_categories,
    name text not null,${common},
    unique (category_id, name)
  )`,
  `create table vehicle_brands (
    id uuid primary key,
    name text not null unique,${common}
  )`,
  `create table vehicle_brand_categories (
    id uuid primary key,
    brand_id uuid not null references vehicle_brands,
    category_id uuid not null references vehicle_categories,${common},
    unique (brand_id, category_id)
  )`,
  `create index vehicle_brand_categories_by_category on vehicle_brand_categories (category_id)`,
  `create table vehicle_specs (
    id uuid primary key,
    type_id uuid not null references vehicle_types,
    name text not null,${common},
    unique (type_id, name)
  )`,
  `create table vehicle_spec_values (
    id uuid primary key,
    spec_id uuid not null references vehicle_specs,
    name text not null,${common},
    unique (spec_id, name)
  )`,
  `create table vehicle_features (
    id uuid primary key,
    group_name text not null,
    name text not null,${common},
    unique (group_name, name)
  )`,
  `create table vehicle_feature_categories (
    id uuid primary key,
    feature_id uuid not null references vehicle_features,
    category_id uuid not null references vehicle_categories,${common},
    unique (feature_id, category_id)
  )`,
  `create index vehicle_feature_categories_by_category on vehicle_feature_categories (category_id)`,
  // One row: the fingerprint of the reference data last loaded.
  `create table reference_data_stamp (
    only_row boolean primary key default true check (only_row),
    hash text not null,
    loaded_at timestamptz not null default now()
  )`,
];

export const up = (db: Kysely<unknown>) => runStatements(db, statements);
