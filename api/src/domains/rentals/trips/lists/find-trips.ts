import { getTripLabel, searchLimits, type FoundItem } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../../database/connect';
import { matchesKey, orderExactFirst } from '../../../../database/search-key';
import type { Deps } from '../../../../deps';
import { selectTrips } from '../store';

/** Those that the desk deals with come first. */
const ranks = [
  sql`status = 'ONGOING'`,
  sql`status = 'INCOMPLETE'`,
  sql`status in ('COMPLETED', 'CANCELLED')`,
] as const;

/** Ids grow with time, so the greatest is the newest. */
const selectRank = (
  found: RawBuilder<boolean>,
  order: RawBuilder<unknown>,
  rank: number,
): RawBuilder<unknown> => sql`(
  select trip_id as id, ${sql.lit(rank)} as rank, ${order} as inexact from trip_searches
  where ${found} and ${ranks[rank] ?? sql`false`} order by inexact, trip_id desc limit ${searchLimits.eachKind})`;

async function findIds(db: Db, companyId: string, words: readonly string[]): Promise<string[]> {
  const key = sql<string>`search_key`;
  const found = sql<boolean>`company_id = ${companyId} and ${matchesKey(key, words)}`;
  const order = orderExactFirst(key, words);
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(
      ranks.map((_, rank) => selectRank(found, order, rank)),
      sql` union all `,
    )}) as found order by inexact, rank, id desc limit ${searchLimits.eachKind}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Trips by code, plate, customer and phone: those under way first, then those to come, then the newest. */
export async function findTrips(
  { db, clock, country }: Pick<Deps, 'db' | 'clock' | 'country'>,
  companyId: string,
  words: readonly string[],
): Promise<FoundItem[]> {
  const ids = await findIds(db, companyId, words);
  if (ids.length === 0) return [];
  const trips = await selectTrips(db, companyId).where('id', 'in', ids).execute();
  const byId = new Map(trips.map((trip) => [trip.id, trip]));
  return ids.flatMap((id): FoundItem[] => {
    const trip = byId.get(id);
    if (trip === undefined) return [];
    const { code, plate, customerName, status, isReserved } = trip;
    const end = trip.endsAt?.toISOString() ?? null;
    const label = getTripLabel({ status, isReserved, bookingEndDate: end }, clock.now(), country.timeZone);
    return [
      {
        kind: 'trip',
        id,
        title: customerName ?? code,
        facts: customerName === null ? [plate] : [plate, code],
        at: end,
        status: label ?? status,
        params: { id },
      },
    ];
  });
}
