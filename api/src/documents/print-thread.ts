import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Paper } from './paper';

export interface PrintJob {
  readonly paper: Paper;
}
export type PrintResult = { readonly pdf: Uint8Array } | { readonly failure: string };

/** The thread did not answer in time, or it ended. */
export class LostThreadError extends Error {
  override readonly name = 'LostThreadError';
}

/** More than any allowed document needs: a thread that grows beyond it ends, and the server does not. */
const MEMORY_MB = 512;

/** Next to the server where it is bundled; the source file in development and tests. */
function startWorker(): Worker {
  const bundled = join(import.meta.dirname, 'documents-worker.mjs');
  const worker = new Worker(
    existsSync(bundled) ? bundled : join(import.meta.dirname, 'worker', 'from-source.mjs'),
    { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } },
  );
  worker.unref();
  return worker;
}

export interface PrintThread {
  /**
   * Prints one document at a time.
   * @throws LostThreadError after which the next document starts a new thread
   */
  print(paper: Paper): Promise<Buffer>;
  stop(): Promise<void>;
}

interface Options {
  /** For one document, from its start. */
  readonly longest: number;
  /** A thread that is idle for this long ends, so that its memory is freed. */
  readonly idle: number;
}

/** A thread that starts with its first document, and starts again after a document that ended it. */
export function createPrintThread(options: Options): PrintThread {
  let worker: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let giveUp: ((error: Error) => void) | null = null;

  const end = async (reason: string) => {
    clearTimeout(idleTimer);
    const ended = worker;
    worker = null;
    giveUp?.(new LostThreadError(reason));
    await ended?.terminate();
  };
  const begin = (): Worker => {
    const started = startWorker();
    const lose = (reason: string) => {
      if (worker === started) void end(reason);
    };
    started.on('error', (error) => lose(error.stack ?? error.message));
    started.on('exit', (code) => lose(`the thread ended with ${code}`));
    return started;
  };

  return {
    print: (paper) =>
      new Promise<Buffer>((resolve, reject) => {
        clearTimeout(idleTimer);
        const thread = (worker ??= begin());
        const timer = setTimeout(() => void end('printing took too long'), options.longest);
        const settle = () => {
          clearTimeout(timer);
          giveUp = null;
          thread.off('message', answer);
          idleTimer = setTimeout(() => void end('idle'), options.idle).unref();
        };
        const answer = (result: PrintResult) => {
          settle();
          if ('pdf' in result) return resolve(Buffer.from(result.pdf));
          reject(new Error(`printing failed: ${result.failure}`));
        };
        giveUp = (error) => {
          settle();
          reject(error);
        };
        thread.on('message', answer);
        thread.postMessage({ paper } satisfies PrintJob);
      }),
    stop: () => end('stopped'),
  };
}
