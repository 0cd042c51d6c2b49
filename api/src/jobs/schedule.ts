import { runInSpan } from '@portal/build/tracing/run-in-span.ts';
import { MINUTE } from '@portal/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../database/connect';
import { runWithin } from '../database/connection-budgets';
import type { Deps } from '../deps';
import type { JobMetrics } from '../metrics/job-metrics';

export interface Job {
  /** Also the key by which servers agree on which of them does the work. */
  readonly name: string;
  /** Milliseconds from one run to the next. */
  readonly every: number;
  readonly work: () => Promise<unknown>;
}

type JobDeps = Pick<Deps, 'locks' | 'background' | 'country'>;

/** Runs each job by the clock, until stopped. Of several servers on one database only one does the work. */
export function scheduleJobs(deps: JobDeps, jobs: readonly Job[], metrics: JobMetrics): () => void {
  const stops = jobs.map((job) => repeat(deps, job, metrics));
  return () => stops.forEach((stop) => stop());
}

/** Now and then again; a run that takes longer than the interval never overlaps with the next. */
function repeat(deps: JobDeps, { name, every, work }: Job, metrics: JobMetrics): () => void {
  const watch = metrics.watchJob(deps.country.id, { name, every });
  // One that looks for work every few seconds rarely finds any: what it then does has spans of its own.
  const trace = every < MINUTE ? work : () => runInSpan(`job ${name}`, {}, work);
  let running = false;
  const run = () => {
    if (running) return;
    running = true;
    deps.background.run(() =>
      runWithin('background', name, () => watch.measure(() => alone(deps.locks, name, trace))).finally(
        () => (running = false),
      ),
    );
  };
  const timer = setInterval(run, every);
  timer.unref();
  run();
  return () => clearInterval(timer);
}

/**
 * One session holds the locks of all jobs of this server, where a job never runs twice at once.
 * @returns whether this server did the work
 */
async function alone(locks: Db, job: string, work: () => Promise<unknown>): Promise<boolean> {
  const name = sql`hashtextextended(current_schema() || ${job}, 0)`;
  const { rows } = await sql<{
    isLocked: boolean;
  }>`select pg_try_advisory_lock(${name}) as "isLocked"`.execute(locks);
  if (!rows[0]?.isLocked) return false;
  try {
    await work();
    return true;
  } finally {
    await sql`select pg_advisory_unlock(${name})`.execute(locks);
  }
}
