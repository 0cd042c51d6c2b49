import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import type { WatchState } from './watch-state';

export interface Watched {
  readonly trackerId: string;
  /** Positions up to here are evaluated. */
  readonly fixTime: Date;
  readonly state: WatchState;
}

/** Notes how far the watch of trackers has come. */
export async function writeWatches(db: Db, companyId: string, watched: readonly Watched[]): Promise<void> {
  const rows = watched.map(({ trackerId, fixTime, state }) => ({
    tracker_id: trackerId,
    fix_time: fixTime.toISOString(),
    state,
  }));
  await sql`insert into tracking_watches (company_id, tracker_id, fix_time, state)
    select ${companyId}, row.* from json_to_recordset(${JSON.stringify(rows)}::json)
      as row(tracker_id uuid, fix_time timestamptz, state jsonb)
    on conflict (company_id, tracker_id) do update set fix_time = excluded.fix_time, state = excluded.state`.execute(
    db,
  );
}
