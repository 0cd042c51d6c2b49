import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import { groupBy } from '../../../group-by';
import { readStoredPlace } from '../to-position-row';
import type { TollSample } from './find-passings';

interface SampleRow {
  readonly key: string;
  readonly fixTime: Date;
  readonly latitude: number;
  readonly longitude: number;
  readonly speed: number;
  readonly course: number;
}

export const toTollSample = ({ fixTime, course, ...place }: Omit<SampleRow, 'key'>): TollSample => ({
  at: fixTime.getTime(),
  ...readStoredPlace(place),
  course: course / 10,
});

export const groupSamples = (rows: readonly SampleRow[]): Map<string, TollSample[]> =>
  new Map([...groupBy(rows, ({ key }) => key)].map(([key, own]) => [key, own.map(toTollSample)]));

export interface SampleSpan {
  /** Of the answer. */
  readonly key: string;
  readonly vehicleId: string;
  readonly from: Date;
  readonly to: Date;
}

/** So many spans of one query. */
const SPANS = 500;

/** Where vehicles were in some spans of time, by key, the earliest first. A span without positions has no entry. */
export async function readSpans(
  db: Db,
  companyId: string,
  spans: readonly SampleSpan[],
): Promise<Map<string, TollSample[]>> {
  const found = new Map<string, TollSample[]>();
  for (let at = 0; at < spans.length; at += SPANS) {
    const sought = spans.slice(at, at + SPANS).map(({ key, vehicleId, from, to }) => ({
      key,
      vehicle_id: vehicleId,
      starts: from.toISOString(),
      ends: to.toISOString(),
    }));
    const { rows } = await sql<SampleRow>`
      select span.key, p.fix_time, p.latitude, p.longitude, p.speed, p.course
      from json_to_recordset(${JSON.stringify(sought)}::json)
        as span(key text, vehicle_id uuid, starts timestamptz, ends timestamptz)
      join tracker_installations installation on installation.company_id = ${companyId}
        and installation.vehicle_id = span.vehicle_id and installation.starts_at < span.ends
        and coalesce(installation.ends_at, 'infinity') > span.starts
      cross join lateral (
        select fix_time, latitude, longitude, speed, course from positions
        where company_id = ${companyId} and tracker_id = installation.tracker_id and is_fixed
          and fix_time between span.starts and span.ends and fix_time >= installation.starts_at
          and fix_time < coalesce(installation.ends_at, 'infinity')
      ) p
      order by span.key, p.fix_time`.execute(db);
    for (const [key, own] of groupSamples(rows)) found.set(key, own);
  }
  return found;
}
