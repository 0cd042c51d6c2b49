import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Several new listings for each agent, unsaved changes of existing ones, and the files that a draft names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table listing_drafts
      add column draft_id uuid not null default gen_random_uuid(),
      add column level text not null default 'basics' check (level in ('basics', 'specifications', 'features')),
      add column vehicle_id uuid references listings on delete cascade check (vehicle_id = draft_id),
      add column browser text not null default '',
      add column system text not null default '',
      add column deleted_at timestamptz,
      add check (vehicle_id is not null or level = 'basics'),
      drop constraint listing_drafts_pkey,
      add primary key (company_id, user_id, draft_id, level)`,
    `alter table listing_drafts
      alter column draft_id drop default,
      alter column level drop default,
      alter column browser drop default,
      alter column system drop default`,
    `create index listing_drafts_of_listing on listing_drafts (vehicle_id)`,
    `create table listing_draft_files (
      company_id uuid not null,
      user_id uuid not null,
      draft_id uuid not null,
      level text not null,
      file_id uuid not null references files on delete cascade,
      primary key (company_id, user_id, draft_id, level, file_id),
      foreign key (company_id, user_id, draft_id, level) references listing_drafts on delete cascade
    )`,
    `create index listing_draft_files_by_file on listing_draft_files (file_id)`,
    // Until now a file of a draft was kept for a day.
    `insert into listing_draft_files (company_id, user_id, draft_id, level, file_id)
      select distinct d.company_id, d.user_id, d.draft_id, d.level, f.id
      from listing_drafts d
        cross join unnest(array['vehiclePhotos', 'vehicleVideos', 'commercialLicenses']) field
        cross join lateral jsonb_array_elements_text(
          case when jsonb_typeof(d.content -> field) = 'array' then d.content -> field else '[]' end
        ) named
        join files f on f.id::text = named and f.owner_id = d.user_id`,
  ]);
}
