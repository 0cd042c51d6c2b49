// Ends of the names of keys. cspell:ignore fkey pkey
import type { Kysely } from 'kysely';

import { addOwner, changeIndexes, changeKeys, emptyReferences } from './owner-keys';
import { runStatements } from './statements';

const owner = 'user_id';

/** Keys of listings, enquiries and accounts name the agent, so that they can be distributed by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...['listing_cities', 'listing_features', 'listing_files', 'listing_specs', 'listing_link_opens'].flatMap(
      (table) => addOwner(table, 'listings', { column: 'listing_id', owner }),
    ),
    ...addOwner('refresh_tokens', 'refresh_families', { column: 'family_id', owner }),
    // The company refers to what is distributed by its agent. Both go with the account, and a trigger does the rest.
    'alter table trips drop constraint trips_enquiry_id_fkey',
    // A token and the one that replaces it go with their session.
    'alter table refresh_tokens drop constraint refresh_tokens_replaced_by_fkey',
    ...changeKeys({
      primary: {
        account_activity: 'user_id, id',
        agent_events: 'user_id, id',
        company_decisions: 'company_id, id',
        enquiries: 'user_id, id',
        enquiry_events: 'user_id, id',
        listing_cities: 'user_id, listing_id, city_id',
        listing_features: 'user_id, listing_id, feature_id',
        listing_files: 'user_id, listing_id, role, position',
        listing_specs: 'user_id, listing_id, spec_id',
        listing_views: 'user_id, listing_id, day',
        listings: 'user_id, id',
        passkeys: 'user_id, id',
        push_devices: 'user_id, id',
        recovery_codes: 'user_id, id',
        refresh_families: 'user_id, id',
        refresh_tokens: 'user_id, id',
      },
      references: [
        ['enquiry_events', 'enquiry_events_enquiry_id_fkey', 'enquiry_id', 'enquiries', { owner }],
        ['listing_cities', 'listing_cities_listing_id_fkey', 'listing_id', 'listings', { owner }],
        [
          'listing_drafts',
          'listing_drafts_copied_listing_id_fkey',
          'copied_listing_id',
          'listings',
          { owner, onDelete: null },
        ],
        ['listing_drafts', 'listing_drafts_vehicle_id_fkey', 'vehicle_id', 'listings', { owner }],
        ['listing_features', 'listing_features_listing_id_fkey', 'listing_id', 'listings', { owner }],
        ['listing_files', 'listing_files_listing_id_fkey', 'listing_id', 'listings', { owner }],
        ['listing_link_opens', 'listing_link_opens_listing_id_fkey', 'listing_id', 'listings', { owner }],
        ['listing_specs', 'listing_specs_listing_id_fkey', 'listing_id', 'listings', { owner }],
        [
          'passkey_challenges',
          'passkey_challenges_session_id_fkey',
          'session_id',
          'refresh_families',
          { owner },
        ],
        ['push_devices', 'push_devices_session_id_fkey', 'session_id', 'refresh_families', { owner }],
        ['refresh_tokens', 'refresh_tokens_family_id_fkey', 'family_id', 'refresh_families', { owner }],
      ],
    }),
    `alter table push_devices drop constraint push_devices_session_id_key,
      add constraint push_devices_session_id_key unique (user_id, session_id)`,
    ...changeIndexes({ listings_plate: 'listings (user_id, company_id, plate) where deleted_at is null' }),
    // For "on conflict" of the release before, until a step that ends in "-breaking".
    'create unique index listing_views_once on listing_views (listing_id, day)',
    // A visitor of the marketplace names nothing else.
    'create index listings_by_id on listings (id)',
    ...emptyReferences('listings', [['listing_drafts', 'copied_listing_id']]),
    // Another trigger has the usual name.
    ...emptyReferences('enquiries', [['trips', 'enquiry_id']], 'enquiries_leave_trips'),
    `create or replace function enquiries_changed() returns trigger language plpgsql set search_path from current as $$
    begin
      perform enquiries_in_turn((select array_agg(user_id) from new_rows));
      insert into enquiry_events
        (enquiry_id, user_id, kind, from_status, to_status, is_masked, cancel_reason, is_follow_up, changed_by, at)
        select n.id, n.user_id, case when n.status <> o.status and n.status = 'EXPIRED' then 'expired' else 'changed' end,
          o.status, n.status, n.is_masked, n.cancel_reason, (n.status, n.is_masked) is not distinct from (o.status, o.is_masked),
          n.changed_by, n.updated_at
        from new_rows n join old_rows o on o.user_id = n.user_id and o.id = n.id
        where (n.status, n.is_masked, n.remind_at, n.follow_up_note)
          is distinct from (o.status, o.is_masked, o.remind_at, o.follow_up_note)
        order by n.updated_at, n.id;
      insert into enquiry_counts (user_id, status, count)
        select user_id, status, sum(difference) from (
          select n.user_id, n.status, 1 as difference
            from new_rows n join old_rows o on o.user_id = n.user_id and o.id = n.id where n.status <> o.status
          union all
          select o.user_id, o.status, -1
            from new_rows n join old_rows o on o.user_id = n.user_id and o.id = n.id where n.status <> o.status
        ) moved group by user_id, status
        on conflict (user_id, status) do update set count = enquiry_counts.count + excluded.count;
      return null;
    end $$`,
  ]);
}
