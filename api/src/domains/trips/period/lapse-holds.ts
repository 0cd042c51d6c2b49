import { sql } from 'kysely';

import type { Deps } from '../../../deps';

const AT_ONCE = 500;

/** Drafts that held their dates for as long as they may let go of them. Returns how many. */
export async function lapseHolds({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  let lapsed = 0;
  for (let last = AT_ONCE; last === AT_ONCE; lapsed += last) {
    const { rows } = await sql<{ id: string }>`
      with lapsed as (
        select id, company_id from trips
        where status = 'INCOMPLETE' and holds_period and not is_ready and held_until <= ${now}
        order by held_until limit ${AT_ONCE} for update skip locked
      ), gone as (
        delete from vehicle_occupancies where trip_id in (select id from lapsed)
      ), written as (
        insert into trip_history (company_id, trip_id, kind, at) select company_id, id, 'hold_lapsed', ${now} from lapsed
      )
      update trips set holds_period = false where id in (select id from lapsed) returning id`.execute(db);
    last = rows.length;
  }
  return lapsed;
}
