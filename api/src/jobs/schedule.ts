import { sql } from 'kysely';
import type { Db } from '../database/connect';
import { runWithin } from '../database/connection-budgets';
import type { Deps } from '../deps';
import { expireEnquiries } from '../domains/enquiries/expire';
import { lapseHolds } from '../domains/trips/period/lapse-holds';
import { cleanUp } from './clean-up';

const HOUR = 3_600_000;

/** How late an expiry may be written down. Readers are told of it at the second all the same. */
const EXPIRY_SWEEP = 5000;

/** Whoever wants dates that a draft may no longer hold gets them at once; this is for lists and calendars. */
const HOLD_SWEEP = 60_000;

/** Everything that is done by the clock, until stopped. Of several servers on one database only one does the work. */
export function scheduleJobs(deps: Deps): () => void {
  const stops = [
    repeat(deps, 'jobs', HOUR, () => cleanUp(deps)),
    repeat(deps, 'holds', HOLD_SWEEP, () => lapseHolds(deps)),
    repeat(deps, 'expiry', EXPIRY_SWEEP, () => expireEnquiries(deps)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Now and then again; a turn that takes longer than its time is not joined by the next. */
function repeat(deps: Deps, name: string, every: number, work: () => Promise<unknown>): () => void {
  let running = false;
  const run = () => {
    if (running) return;
    running = true;
    deps.background.run(() =>
      runWithin('background', name, () => alone(deps.db, name, work)).finally(() => (running = false)),
    );
  };
  const timer = setInterval(run, every);
  timer.unref();
  run();
  return () => clearInterval(timer);
}

/** The lock lives as long as its connection: a server that dies holds up nobody. */
async function alone(db: Db, job: string, work: () => Promise<unknown>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const name = sql`hashtextextended(current_schema() || ${job}, 0)`;
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
