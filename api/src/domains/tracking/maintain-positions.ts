import { DAY, limits } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../database/connect';
import type { Deps } from '../../deps';
import { deleteAlertsBefore } from './alerts/alert-repository';
import { deleteOldPositionAccesses } from './positions/position-access-repository';
import { deleteRefusedDevices, REFUSED_LIFE } from './refused-device-repository';
import { addPositionsWeek, deletePositionsBefore, thinPositions } from './position-repository';
import { deletePassingsBefore } from './tolls/passing-repository';
import { deleteEndedTripZones } from './zones/zone-repository';
import { getWeek, listHours, listWeeks, readWeek, type Week } from './weeks';

const WEEKS_AHEAD = 3;
/** Positions outside trips are thinned at this age. */
const RAW_DAYS = 30;
const THINNED = 'thinned';

interface WeekTable extends Week {
  readonly isThinned: boolean;
}

async function listWeekTables(db: Db): Promise<WeekTable[]> {
  const { rows } = await sql<{ name: string; note: string | null }>`
    select c.relname as name, obj_description(c.oid, 'pg_class') as note
    from pg_inherits join pg_class c on c.oid = inhrelid
    where inhparent = 'positions'::regclass order by 1`.execute(db);
  return rows.flatMap(({ name, note }) => {
    const week = readWeek(name);
    return week === null ? [] : { ...week, isThinned: note === THINNED };
  });
}

/** Weeks of positions that arrived before their week had a table, or came from a backup. */
async function listWaitingWeeks(db: Db): Promise<Week[]> {
  const { rows } = await sql<{ week: Date }>`
    select distinct date_trunc('week', fix_time at time zone 'UTC') at time zone 'UTC' as week
    from positions_other order by 1 limit 600`.execute(db);
  return rows.map(({ week }) => getWeek(week));
}

async function addMissingWeeks(db: Db, now: Date): Promise<void> {
  const existing = new Set((await listWeekTables(db)).map(({ table }) => table));
  const needed = [...listWeeks(now, WEEKS_AHEAD), ...(await listWaitingWeeks(db))];
  const missing = new Map(needed.map((week) => [week.table, week]));
  for (const week of missing.values())
    if (!existing.has(week.table))
      await db.transaction().execute((trx) => addPositionsWeek(trx, week, week.table));
}

async function thinWeek(db: Db, week: Week): Promise<void> {
  for (const hour of listHours(week)) await thinPositions(db, hour);
  await sql`comment on table ${sql.ref(week.table)} is ${sql.lit(THINNED)}`.execute(db);
}

/**
 * Prepares the tables of the next weeks, deletes positions that are older than the setting allows, and thins those
 * that are older than 30 days. Areas of trips that have ended are deleted. The record of looks is kept as long as that of readings of documents.
 */
export async function maintainPositions({ db, clock, config }: Deps): Promise<void> {
  const now = clock.now();
  const oldest = new Date(now.getTime() - config.tracking.retentionDays * DAY);
  for (const { table, to } of await listWeekTables(db))
    if (to <= oldest) await sql`drop table ${sql.ref(table)}`.execute(db);
  await deletePositionsBefore(db, oldest);
  await deleteAlertsBefore(db, oldest);
  await deletePassingsBefore(db, oldest);
  await deleteEndedTripZones(db);
  await deleteRefusedDevices(db, new Date(now.getTime() - REFUSED_LIFE));
  await addMissingWeeks(db, now);
  const looksBefore = new Date(now);
  looksBefore.setUTCMonth(looksBefore.getUTCMonth() - limits.customerFiles.keptMonths);
  await deleteOldPositionAccesses(db, looksBefore);
  const thinnedBefore = new Date(now.getTime() - RAW_DAYS * DAY);
  for (const week of await listWeekTables(db))
    if (week.to <= thinnedBefore && !week.isThinned) await thinWeek(db, week);
}
