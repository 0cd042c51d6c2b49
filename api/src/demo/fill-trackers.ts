import { sql } from 'kysely';

import type { Db } from '../database/connect';
import { addMeasuredCompany } from './add-measured-company';

/** A company whose account and documents are not needed, with trackers of consecutive IMEIs, for measurements. */
export async function addTrackers(db: Db, firstImei: number, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await addMeasuredCompany(trx);
    await sql`insert into trackers (company_id, id, identifier, channel, created_at)
      select (select id from companies), gen_random_uuid(), number::text, 'tracker', now()
      from generate_series(${sql.lit(firstImei)}::bigint, ${sql.lit(firstImei + count - 1)}::bigint) number`.execute(
      trx,
    );
  });
}

/** @returns stored positions, and how many of them differ in device or time */
export async function countPositions(db: Db): Promise<{ stored: number; distinct: number }> {
  const { rows } = await sql<{ stored: number; distinct: number }>`
    select count(*)::int as stored, count(distinct (tracker_id, fix_time))::int as distinct
    from positions`.execute(db);
  return rows[0] ?? { stored: 0, distinct: 0 };
}
