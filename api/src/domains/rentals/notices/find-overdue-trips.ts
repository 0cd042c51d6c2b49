import { sql } from 'kysely';

import type { Db } from '../../../database/connect';

export interface OverdueTrip {
  readonly companyId: string;
  readonly tripId: string;
  readonly endsAt: Date;
}

/** Trips that should have ended between these two times, and of whose end nobody was notified. An extended trip has another end. */
export async function findOverdueTrips(db: Db, from: Date, to: Date): Promise<OverdueTrip[]> {
  const { rows } = await sql<OverdueTrip>`
    select trip.company_id, trip.id as trip_id, trip.ends_at from trips trip
    where trip.status = 'ONGOING' and trip.ends_at > ${from} and trip.ends_at <= ${to}
      and not exists (select from notifications known where known.trip_id = trip.id
        and known.company_id = trip.company_id and known.kind = 'tripOverdue'
        and (known.facts->>'dueAt')::timestamptz = trip.ends_at)
    order by trip.company_id, trip.ends_at, trip.id`.execute(db);
  return rows;
}
