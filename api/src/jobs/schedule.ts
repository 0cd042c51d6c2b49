import { sql } from 'kysely';
import type { Db } from '../database/connect';
import type { Deps } from '../deps';
import { cleanUp } from './clean-up';

const HOUR = 3_600_000;

/** Runs now and every hour until stopped. Of several servers on one database only one does the work. */
export function scheduleJobs(deps: Deps): () => void {
  const run = () => deps.background.run(alone(deps.db, () => cleanUp(deps)));
  const timer = setInterval(run, HOUR);
  timer.unref();
  run();
  return () => clearInterval(timer);
}

/** The lock lives as long as its connection: a server that dies holds up nobody. */
async function alone(db: Db, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const name = sql`hashtextextended(current_schema() || 'jobs', 0)`;
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${name}) as mine`.execute(
      connection,
    );
    if (!rows[0]?.mine) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${name})`.execute(connection);
    }
  });
}
