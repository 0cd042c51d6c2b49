import type { Kysely } from 'kysely';

import { runStatements } from './statements';

const columns = [
  `alter table enquiries
    add column remind_at timestamptz,
    add column follow_up_note text not null default '' check (length(follow_up_note) <= 500)`,
  `create index enquiries_reminders on enquiries (user_id, remind_at) where remind_at is not null`,
  `alter table enquiry_events add column is_follow_up boolean not null default false`,
];

/** As in the migration before. In addition, a changed follow-up is an event too. */
const changed = `create or replace function enquiries_changed() returns trigger language plpgsql set search_path from current as $$
  begin
    perform enquiries_in_turn((select array_agg(user_id) from new_rows));
    insert into enquiry_events
      (enquiry_id, user_id, kind, from_status, to_status, is_masked, cancel_reason, is_follow_up, changed_by, at)
      select id, n.user_id, case when n.status <> o.status and n.status = 'EXPIRED' then 'expired' else 'changed' end,
        o.status, n.status, n.is_masked, n.cancel_reason, (n.status, n.is_masked) is not distinct from (o.status, o.is_masked),
        n.changed_by, n.updated_at
      from new_rows n join old_rows o using (id)
      where (n.status, n.is_masked, n.remind_at, n.follow_up_note)
        is distinct from (o.status, o.is_masked, o.remind_at, o.follow_up_note)
      order by n.updated_at, id;
    insert into enquiry_counts (user_id, status, count)
      select user_id, status, sum(difference) from (
        select n.user_id, n.status, 1 as difference from new_rows n join old_rows o using (id) where n.status <> o.status
        union all
        select o.user_id, o.status, -1 from new_rows n join old_rows o using (id) where n.status <> o.status
      ) moved group by user_id, status
      on conflict (user_id, status) do update set count = enquiry_counts.count + excluded.count;
    return null;
  end $$`;

export const up = (db: Kysely<unknown>) => runStatements(db, [...columns, changed]);
