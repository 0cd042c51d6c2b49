import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { AppProblem } from '../plugins/problem';
import type { Paper } from './paper';

export interface PrintJob {
  readonly id: number;
  readonly paper: Paper;
}
export type PrintResult =
  { readonly id: number; readonly pdf: Uint8Array } | { readonly id: number; readonly failure: string };

export interface Printer {
  /** The paper as a PDF. */
  print(paper: Paper): Promise<Buffer>;
  stop(): Promise<void>;
}

interface Waiting {
  resolve(pdf: Buffer): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

/** Papers that wait at once; what comes on top is told to try again. */
const QUEUE = 20;
const LONGEST = 14_000;
const IDLE = 60_000;

/** Beside the server where it is bundled; its source in development and tests. */
function startWorker(): Worker {
  const bundled = join(import.meta.dirname, 'documents-worker.mjs');
  return new Worker(existsSync(bundled) ? bundled : join(import.meta.dirname, 'worker', 'from-source.mjs'));
}

const busy = () =>
  new AppProblem('unavailable', 'The document could not be made now. Try again in a moment.', {
    retryAfter: 5,
  });

/**
 * Prints on a thread of its own: laying a paper out takes a good part of a second, for which no request may wait. The thread
 * begins with the first paper and ends when none has come for a minute, so that its memory is not held.
 */
export function createPrinter(onError: (error: unknown) => void): Printer {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  const settle = (id: number, how: (job: Waiting) => void) => {
    const job = waiting.get(id);
    if (job === undefined) return;
    waiting.delete(id);
    clearTimeout(job.timer);
    how(job);
    if (waiting.size === 0) idle = setTimeout(() => void end(), IDLE).unref();
  };
  const end = async (error: unknown = null) => {
    clearTimeout(idle);
    const ended = worker;
    worker = null;
    if (error !== null) onError(error);
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(busy()));
    clearTimeout(idle);
    await ended?.terminate();
  };
  const begin = (): Worker => {
    const started = startWorker();
    started.unref();
    started.on('message', (result: PrintResult) => {
      if ('pdf' in result) return settle(result.id, ({ resolve }) => resolve(Buffer.from(result.pdf)));
      settle(result.id, ({ reject }) => reject(new Error(`printing failed: ${result.failure}`)));
    });
    started.on('error', (error) => {
      if (worker === started) void end(error);
    });
    return started;
  };

  return {
    print: (paper) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= QUEUE) return reject(busy());
        clearTimeout(idle);
        worker ??= begin();
        last += 1;
        // One that hangs takes the thread with it; the next paper begins another.
        const timer = setTimeout(() => void end(new Error('printing took too long')), LONGEST);
        waiting.set(last, { resolve, reject, timer });
        worker.postMessage({ id: last, paper } satisfies PrintJob);
      }),
    stop: () => end(),
  };
}
