import type { ZonePlace } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { findPassings } from './find-passings';
import { deleteScan, readGates, SCANNED, type Scan } from './gate-repository';
import { toPlacedGates } from './note-passings';
import { insertPassings } from './passing-repository';
import { groupSamples } from './read-toll-samples';

/** Of one run, so that other work is not held up. */
const SCANS = 100;
const SAMPLES_MAX = 200_000;
/** About nine kilometres, in ten-millionths of a degree. */
const BOX = 800_000;
const DEGREE = 10_000_000;

async function readSamplesNear(
  db: Db,
  { companyId, trackerId }: Scan,
  { latitude, longitude }: ZonePlace,
  since: Date,
) {
  const [north, east] = [Math.round(latitude * DEGREE), Math.round(longitude * DEGREE)];
  const { rows } = await sql<Parameters<typeof groupSamples>[0][number]>`
    select installation.vehicle_id as key, p.fix_time, p.latitude, p.longitude, p.speed, p.course
    from tracker_installations installation join positions p on p.company_id = installation.company_id
      and p.tracker_id = installation.tracker_id and p.fix_time >= installation.starts_at
      and p.fix_time < coalesce(installation.ends_at, 'infinity')
    where installation.company_id = ${companyId} and installation.tracker_id = ${trackerId}
      and p.fix_time >= ${since} and p.is_fixed
      and p.latitude between ${north - BOX} and ${north + BOX} and p.longitude between ${east - BOX} and ${east + BOX}
    order by p.fix_time limit ${SAMPLES_MAX}`.execute(db);
  return groupSamples(rows);
}

async function scan(db: Db, pair: Scan, since: Date): Promise<void> {
  const lines = toPlacedGates(await readGates(db, pair.companyId)).filter(({ gate }) => gate === pair.gate);
  const [line] = lines;
  const samples = line ? await readSamplesNear(db, pair, line.from, since) : new Map();
  await db.transaction().execute(async (trx) => {
    for (const [vehicleId, own] of samples) {
      const { passings } = findPassings(lines, null, own);
      await insertPassings(
        trx,
        pair.companyId,
        passings.map((passing) => ({ ...passing, vehicleId })),
      );
    }
    await deleteScan(trx, pair);
  });
}

/** Compares the positions of the last three months with gates whose place is new, some trackers a run. */
export async function scanGates({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - SCANNED);
  const { rows } = await sql<Scan>`select company_id, gate, tracker_id from toll_scans
    order by company_id, gate, tracker_id limit ${SCANS}`.execute(db);
  for (const pair of rows) await scan(db, pair, since);
}
