import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { groupBy } from '../../../group-by';
import { toSpanRows, type TrackerSpan } from '../tracker-span';
import { findPassings, type TollSample } from './find-passings';
import { readGates, type GateRow } from './gate-repository';
import type { PlacedGate } from './gate-line';
import {
  insertPassings,
  writeTollWatches,
  type TollWatched,
  type VehiclePassing,
} from './passing-repository';
import { groupSamples } from './read-toll-samples';

interface DueTracker extends TrackerSpan {
  readonly last: TollSample | null;
}

const TRACKERS_MAX = 5000;
const SAMPLES_MAX = 1000;

/**
 * Trackers with positions that were not compared with the gates of their company yet, where it knows the place of any. A tracker
 * begins with what it sent in the last ten minutes: earlier positions are compared when a gate gets its place.
 */
async function readDueTrackers(db: Db): Promise<DueTracker[]> {
  const { rows } = await sql<DueTracker>`
    select state.company_id, state.tracker_id, installation.vehicle_id, installation.starts_at as installed_at,
      coalesce(greatest(watch.fix_time, state.fix_time - interval '2 days'), state.fix_time - interval '10 minutes')
        as after,
      state.fix_time as until, watch.last
    from tracker_states state
    join tracker_installations installation on installation.company_id = state.company_id
      and installation.tracker_id = state.tracker_id and installation.ends_at is null
    left join toll_watches watch on watch.company_id = state.company_id and watch.tracker_id = state.tracker_id
    where state.fix_time > coalesce(watch.fix_time, '-infinity')
      and exists (select from toll_gates where toll_gates.company_id = state.company_id and place is not null)
    order by state.company_id, state.fix_time limit ${TRACKERS_MAX}`.execute(db);
  return rows;
}

async function readDueSamples(
  db: Db,
  companyId: string,
  due: readonly DueTracker[],
): Promise<Map<string, TollSample[]>> {
  const { rows } = await sql<Parameters<typeof groupSamples>[0][number]>`
    select span.tracker_id as key, p.fix_time, p.latitude, p.longitude, p.speed, p.course
    from json_to_recordset(${toSpanRows(due)}::json)
      as span(tracker_id uuid, after timestamptz, until timestamptz, installed_at timestamptz)
    cross join lateral (
      select fix_time, latitude, longitude, speed, course from positions
      where company_id = ${companyId} and tracker_id = span.tracker_id and fix_time > span.after
        and fix_time <= span.until and fix_time >= span.installed_at and is_fixed
      order by fix_time limit ${SAMPLES_MAX}
    ) p order by span.tracker_id, p.fix_time`.execute(db);
  return groupSamples(rows);
}

export const toPlacedGates = (gates: readonly Pick<GateRow, 'gate' | 'place'>[]): PlacedGate[] =>
  gates.flatMap(({ gate, place }) =>
    place ? [{ gate, from: place.from, to: place.to, course: place.course ?? null }] : [],
  );

async function noteCompanyPassings(db: Db, companyId: string, due: readonly DueTracker[]): Promise<void> {
  const gates = toPlacedGates(await readGates(db, companyId));
  const samples = await readDueSamples(db, companyId, due);
  const watched: TollWatched[] = [];
  const noted: VehiclePassing[] = [];
  for (const { trackerId, vehicleId, installedAt, until, last } of due) {
    const own = samples.get(trackerId) ?? [];
    // What a tracker sent from its earlier vehicle is not continued.
    const before = last && last.at >= installedAt.getTime() ? last : null;
    const found = findPassings(gates, before, own);
    const end = own.length >= SAMPLES_MAX ? own.at(-1) : undefined;
    watched.push({ trackerId, fixTime: end ? new Date(end.at) : until, last: found.last });
    noted.push(...found.passings.map((passing) => ({ ...passing, vehicleId })));
  }
  // Both or none: a run that stops between them is repeated from the same state.
  await db.transaction().execute(async (trx) => {
    await writeTollWatches(trx, companyId, watched);
    await insertPassings(trx, companyId, noted);
  });
}

/** Compares the positions that came since the last run with the gates. */
export async function notePassings({ db }: Pick<Deps, 'db'>): Promise<void> {
  const due = groupBy(await readDueTrackers(db), ({ companyId }) => companyId);
  for (const [companyId, own] of due) await noteCompanyPassings(db, companyId, own);
}
