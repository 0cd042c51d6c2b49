import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** The first answer is stored with the enquiry: joining every event for a dashboard of a hundred thousand would take seconds. */
const answers = [
  `alter table enquiries add column answered_at timestamptz`,
  `alter table enquiries disable trigger user`,
  `update enquiries set answered_at = answer.at
    from (select enquiry_id, min(at) as at from enquiry_events where to_status = 'CONTACTED' group by enquiry_id) answer
    where answer.enquiry_id = enquiries.id`,
  `alter table enquiries enable trigger user`,
  `create index enquiries_figures on enquiries (user_id, created_at) include (vehicle_id, answered_at)`,

  // Named so that it runs after the guard: triggers of one kind run in the order of their names.
  `create function enquiries_answered() returns trigger language plpgsql as $$
  begin
    new.answered_at := coalesce(new.answered_at, new.updated_at);
    return new;
  end $$`,
  `create trigger enquiries_guard_answered before update of status on enquiries for each row
    when (new.status = 'CONTACTED' and old.status <> 'CONTACTED') execute function enquiries_answered()`,
];

/** Views are counted, not kept one by one: nobody needs to know who looked. */
const views = [
  `create table listing_views (
    -- Stays when the listing is gone: sums of former days do not change.
    listing_id uuid not null,
    user_id uuid not null references users on delete cascade,
    day date not null,
    count integer not null check (count > 0),
    primary key (listing_id, day)
  )`,
  `create index listing_views_by_user on listing_views (user_id, day) include (listing_id, count)`,
];

export const up = (db: Kysely<unknown>) => runStatements(db, [...answers, ...views]);
