import type { MetricRegistry } from '@portal/build/metrics/create-registry.ts';
import { Counter, Gauge, Histogram } from 'prom-client';

/** The runs of one job. */
export interface JobWatch {
  /** Carries out a run. `work` resolves to false when another server does it. */
  measure(work: () => Promise<boolean>): Promise<void>;
}

/** The jobs of a country. */
export interface JobMetrics {
  watchJob(country: string, job: { readonly name: string; readonly every: number }): JobWatch;
}

/** Prometheus gives each target a label `job` of its own. */
const labelNames = ['country', 'job_name'] as const;

export function createJobMetrics({ register }: MetricRegistry): JobMetrics {
  const registers = [register];
  const runs = new Counter({
    name: 'scheduled_job_runs_total',
    help: 'Runs of scheduled jobs; skipped: another server did the work',
    labelNames: [...labelNames, 'outcome'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'scheduled_job_duration_seconds',
    help: 'How long runs of scheduled jobs took that this server did',
    labelNames,
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
    registers,
  });
  const intervals = new Gauge({
    name: 'scheduled_job_interval_seconds',
    help: 'How often a scheduled job begins',
    labelNames,
    registers,
  });
  const successes = new Gauge({
    name: 'scheduled_job_last_success_timestamp_seconds',
    help: 'When a scheduled job last succeeded on this server; until then, when the server began to schedule it',
    labelNames,
    registers,
  });
  return {
    watchJob(country, { name, every }) {
      const labels = { country, job_name: name };
      intervals.set(labels, every / 1000);
      successes.setToCurrentTime(labels);
      for (const outcome of ['succeeded', 'failed', 'skipped']) runs.inc({ ...labels, outcome }, 0);
      return {
        async measure(work) {
          const endTimer = durations.startTimer(labels);
          try {
            if (!(await work())) return runs.inc({ ...labels, outcome: 'skipped' });
            successes.setToCurrentTime(labels);
            runs.inc({ ...labels, outcome: 'succeeded' });
            endTimer();
          } catch (error) {
            runs.inc({ ...labels, outcome: 'failed' });
            endTimer();
            throw error;
          }
        },
      };
    },
  };
}
