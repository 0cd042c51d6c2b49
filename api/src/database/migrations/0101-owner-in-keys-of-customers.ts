// Ends of the names of keys. cspell:ignore fkey pkey
import type { Kysely } from 'kysely';

import { addOwner, changeIndexes, changeKeys, emptyReferences } from './owner-keys';
import { runStatements } from './statements';

/** Keys of customers and of what belongs to them name the company, so that they can be distributed by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...addOwner('customer_changes', 'customers', { column: 'customer_id' }),
    ...addOwner('customer_documents', 'customers', { column: 'customer_id' }),
    ...addOwner('customer_link_files', 'customer_links', { column: 'link_id' }),
    ...changeKeys({
      primary: {
        customer_changes: 'company_id, id',
        customer_documents: 'company_id, customer_id, kind, position',
        customer_link_files: 'company_id, file_id',
        customer_links: 'company_id, id',
        customers: 'company_id, id',
      },
      references: [
        ['customer_changes', 'customer_changes_customer_id_fkey', 'customer_id', 'customers'],
        ['customer_documents', 'customer_documents_customer_id_fkey', 'customer_id', 'customers'],
        ['customer_links', 'customer_links_customer_id_fkey', 'customer_id', 'customers'],
        ['trips', 'trips_customer_id_fkey', 'customer_id', 'customers', { onDelete: null }],
        ['customer_link_files', 'customer_link_files_link_id_fkey', 'link_id', 'customer_links'],
      ],
    }),
    ...changeIndexes({
      customer_links_open:
        'customer_links (company_id, customer_id, booking_id) where used_at is null and revoked_at is null',
    }),
    // A file that is deleted takes its row along.
    'create index customer_link_files_by_file on customer_link_files (file_id)',
    // The holder of a link has nothing but its id.
    'create index customer_links_by_id on customer_links (id)',
    ...emptyReferences('customers', [['trips', 'customer_id']]),

    // Readings outlive the customer and the account, so the company is no reference.
    'alter table file_reads add column company_id uuid',
    `update file_reads set company_id = coalesce(
      (select company_id from customers where id = customer_id), (select id from companies where user_id = file_reads.user_id))`,
    // Nobody can see these any more: their customer and their account are deleted.
    'delete from file_reads where company_id is null',
    `alter table file_reads alter column company_id set not null,
      drop constraint file_reads_pkey, add constraint file_reads_pkey primary key (company_id, id)`,
    // For a server of the release before, as in addOwner.
    `create function file_reads_owner() returns trigger language plpgsql set search_path from current as $$
    begin
      select id into new.company_id from companies where user_id = new.user_id;
      return new;
    end $$`,
    `create trigger file_reads_owner before insert on file_reads for each row when (new.company_id is null)
      execute function file_reads_owner()`,

    `create or replace function trips_names() returns trigger language plpgsql set search_path from current as $$
    begin
      -- A company that is deleted takes its vehicles along before its trips.
      new.plate := coalesce(
        (select plate from fleet_vehicles where company_id = new.company_id and id = new.vehicle_id), new.plate);
      new.customer_name := null;
      new.customer_phone := null;
      if new.customer_id is not null then
        select name, ltrim(country_code, '+') || phone into new.customer_name, new.customer_phone
          from customers where company_id = new.company_id and id = new.customer_id;
      end if;
      return new;
    end $$`,
    `create or replace function trips_last_of_customer() returns trigger language plpgsql set search_path from current as $$
    begin
      update customers set last_trip_at = greatest(last_trip_at, new.returned_at, new.started_at)
        where company_id = new.company_id and id = new.customer_id;
      return null;
    end $$`,
    `create or replace function customers_renamed() returns trigger language plpgsql set search_path from current as $$
    begin
      update trips set customer_name = new.name, customer_phone = ltrim(new.country_code, '+') || new.phone
        where company_id = new.company_id and customer_id = new.id;
      return null;
    end $$`,
  ]);
}
