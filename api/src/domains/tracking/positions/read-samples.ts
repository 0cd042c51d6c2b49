import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import { readStoredPlace } from '../to-position-row';
import type { TrackSample } from './track';

export interface Span {
  readonly companyId: string;
  readonly vehicleId: string;
  readonly from: Date;
  readonly to: Date;
}

/** Longer spans are read in coarser steps. */
const SAMPLES_MAX = 20_000;
const FINEST_STEP = 5;

const findStep = ({ from, to }: Span) =>
  Math.max(FINEST_STEP, Math.ceil((to.getTime() - from.getTime()) / 1000 / SAMPLES_MAX));

/** Positions of the devices of a vehicle while they were in it; the end of the span does not belong to it. */
const positionsWithin = ({ companyId, vehicleId, from, to }: Span) => sql`
  from positions join tracker_installations installation
    on installation.company_id = positions.company_id and installation.tracker_id = positions.tracker_id
  where positions.company_id = ${companyId} and installation.vehicle_id = ${vehicleId}
    and positions.fix_time >= ${from} and positions.fix_time < ${to} and positions.is_fixed
    and positions.fix_time >= installation.starts_at
    and positions.fix_time < coalesce(installation.ends_at, 'infinity')`;

/** Where a vehicle was, the earliest first; at most 20,000 places, one for each step of time. */
export async function readSamples(db: Db, span: Span): Promise<TrackSample[]> {
  if (span.from >= span.to) return [];
  const { rows } = await sql<{
    fixTime: Date;
    latitude: number;
    longitude: number;
    speed: number;
    odometer: string | number | null;
  }>`select distinct on (step) positions.fix_time, positions.latitude, positions.longitude, positions.speed,
      positions.odometer, date_bin(make_interval(secs => ${findStep(span)}), positions.fix_time, ${span.from}) as step
    ${positionsWithin(span)}
    order by step, positions.fix_time`.execute(db);
  return rows.map(({ fixTime, odometer, ...place }) => ({
    at: fixTime,
    ...readStoredPlace(place),
    odometer: odometer === null ? null : Number(odometer),
  }));
}

export async function hasPositions(db: Db, span: Span): Promise<boolean> {
  if (span.from >= span.to) return false;
  const { rows } = await sql`select 1 ${positionsWithin(span)} limit 1`.execute(db);
  return rows.length > 0;
}
