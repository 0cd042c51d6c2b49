import type { MetricRegistry } from '@portal/build/metrics/create-registry.ts';
import { Counter, Gauge, Histogram } from 'prom-client';
import { CallerGoneError, QueueFullError, type FairQueue } from '../queue/fair-queue';

/** A document is prepared, then printed. */
type Stage = 'prepare' | 'print';

export interface PrintingMetrics {
  /** The same queue, with its jobs counted. */
  watchQueue(stage: Stage, queue: FairQueue): FairQueue;
}

const buckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];
const labelNames = ['stage'] as const;

function nameOutcome(error: unknown): string {
  if (error instanceof QueueFullError) return 'refused';
  if (error instanceof CallerGoneError) return 'left';
  // An answer such as "there is no such trip" has a status.
  return error instanceof Error && 'status' in error ? 'answered' : 'failed';
}

export function createPrintingMetrics({ register }: MetricRegistry): PrintingMetrics {
  const registers = [register];
  const waiting = new Gauge({
    name: 'documents_waiting',
    help: 'Documents that wait for their turn, by stage',
    labelNames,
    registers,
  });
  const running = new Gauge({
    name: 'documents_running',
    help: 'Documents that are worked on, by stage',
    labelNames,
    registers,
  });
  const ended = new Counter({
    name: 'documents_total',
    help: 'Documents by stage and outcome; refused: too many were waiting, left: the caller did not wait',
    labelNames: ['stage', 'outcome'] as const,
    registers,
  });
  const waits = new Histogram({
    name: 'documents_wait_seconds',
    help: 'How long documents waited for their turn, by stage',
    labelNames,
    buckets,
    registers,
  });
  const durations = new Histogram({
    name: 'documents_work_seconds',
    help: 'How long the work on documents took, without the wait, by stage',
    labelNames,
    buckets,
    registers,
  });
  return {
    watchQueue(stage, queue) {
      for (const gauge of [waiting, running]) gauge.set({ stage }, 0);
      for (const outcome of ['done', 'answered', 'refused', 'left', 'failed'])
        ended.inc({ stage, outcome }, 0);
      return {
        async add(job) {
          let endWork: (() => number) | undefined;
          let outcome = 'done';
          const endWait = waits.startTimer({ stage });
          waiting.inc({ stage });
          const run = () => {
            endWait();
            waiting.dec({ stage });
            running.inc({ stage });
            endWork = durations.startTimer({ stage });
            return job.run();
          };
          try {
            return await queue.add({ ...job, run });
          } catch (error) {
            outcome = nameOutcome(error);
            throw error;
          } finally {
            ended.inc({ stage, outcome });
            if (endWork) running.dec({ stage });
            else waiting.dec({ stage });
            endWork?.();
          }
        },
      };
    },
  };
}
