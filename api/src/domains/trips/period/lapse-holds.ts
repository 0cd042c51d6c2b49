import { sql } from 'kysely';

import type { Deps } from '../../../deps';
import type { Db } from '../store';

const AT_ONCE = 500;

interface InTheWayOf {
  readonly vehicleId: string;
  readonly startsAt: Date;
  readonly freeAt: Date;
}

/**
 * Drafts that held their dates for as long as they may let go of them: some hundreds at most, or those alone that are in the way of
 * somebody. Those that are being worked on at the moment are left alone. Returns how many.
 */
export async function letGoOfHolds(
  db: Db,
  { inTheWayOf, now }: { readonly inTheWayOf?: InTheWayOf; readonly now: Date },
): Promise<number> {
  const those = inTheWayOf
    ? sql`and id in (select trip_id from vehicle_occupancies where vehicle_id = ${inTheWayOf.vehicleId}
        and period && tstzrange(${inTheWayOf.startsAt}, ${inTheWayOf.freeAt}, '[)'))`
    : sql``;
  const { rows } = await sql<{ id: string }>`
    with lapsed as (
      select id, company_id from trips
      where status = 'INCOMPLETE' and holds_period and not is_reserved and held_until <= ${now} ${those}
      order by held_until, id limit ${AT_ONCE} for update skip locked
    ), gone as (
      delete from vehicle_occupancies where trip_id in (select id from lapsed)
    ), written as (
      insert into trip_history (company_id, trip_id, kind, at) select company_id, id, 'hold_lapsed', ${now} from lapsed
    )
    update trips set holds_period = false where id in (select id from lapsed) returning id`.execute(db);
  return rows.length;
}

/** All there are, some hundreds at a time. Returns how many. */
export async function lapseHolds({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  let lapsed = 0;
  for (let last = AT_ONCE; last === AT_ONCE; lapsed += last) last = await letGoOfHolds(db, { now });
  return lapsed;
}
