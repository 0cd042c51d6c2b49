import { runInSpan } from '@portal/build/tracing/run-in-span.ts';
import { MINUTE } from '@portal/shared/contract';
import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';

import { AppProblem } from '../plugins/problem';
import { createFairQueue, type FairQueue } from '../queue/fair-queue';
import { QUEUE_RETRY_AFTER, toQueueProblem } from '../plugins/queue-problem';
import type { Paper } from './paper';
import { countPaperCost, PAPER_COST_MAX } from './paper-cost';
import { createPrintThread, LostThreadError } from './print-thread';

export interface PrintCaller {
  /** Whose turn it is: the company, or the agent who has no company yet. */
  readonly owner: string;
  /** Aborts when nobody waits for the document any more. */
  readonly signal?: AbortSignal;
}

export interface Printer {
  /**
   * Gathers what a document shows, in the owner's turn: two hundred documents of others, asked for at once, must
   * not read and lay out their texts before a newcomer's.
   */
  prepare<Document>(gather: () => Promise<Document>, caller: PrintCaller): Promise<Document>;
  /** The document as a PDF. */
  print(paper: Paper, caller: PrintCaller): Promise<Buffer>;
  stop(): Promise<void>;
}

export interface PrinterSettings {
  readonly threads: number;
  /** Documents that are prepared at once. */
  readonly preparing: number;
  /** For one document, from its start: the most expensive one prints in a tenth of it on a quiet machine. */
  readonly longest: number;
  readonly idle: number;
  readonly waitingPerOwner: number;
  readonly waiting: number;
}

export const printerSettings: PrinterSettings = {
  // One processor is left for the calls.
  threads: Math.min(2, Math.max(1, availableParallelism() - 1)),
  // The connections that documents and reports share.
  preparing: 4,
  longest: 30_000,
  idle: MINUTE,
  waitingPerOwner: 50,
  waiting: 500,
};

const busyText = 'The document could not be made now. Try again in a moment.';
const busy = () => new AppProblem('unavailable', busyText, { retryAfter: QUEUE_RETRY_AFTER });

const toProblem = (error: unknown): unknown =>
  error instanceof LostThreadError ? busy() : (toQueueProblem(error, busyText) ?? error);

/**
 * Prints on separate threads: the layout of a document takes a good part of a second, and no request may wait
 * for it. Companies take turns. A document that hangs or breaks its thread ends alone.
 */
export function createPrinter(
  onError: (error: unknown) => void,
  settings: PrinterSettings = printerSettings,
  watchQueue: (stage: 'prepare' | 'print', queue: FairQueue) => FairQueue = (_stage, queue) => queue,
): Printer {
  const threads = Array.from({ length: settings.threads }, () => createPrintThread(settings));
  const free = [...threads];
  const { waitingPerOwner, waiting } = settings;
  const createQueue = (atOnce: number) =>
    createFairQueue({ atOnce, atOncePerOwner: 1, waitingPerOwner, waiting });
  const queue = watchQueue('print', createQueue(settings.threads));
  const preparing = watchQueue('prepare', createQueue(settings.preparing));
  let isStopped = false;

  const printOnFreeThread = async (paper: Paper): Promise<Buffer> => {
    if (isStopped) throw busy();
    const thread = free.pop();
    if (!thread) throw new Error('The queue begins no more papers than there are threads');
    try {
      return await thread.print(paper);
    } catch (error) {
      if (error instanceof LostThreadError && !isStopped) onError(error);
      throw error;
    } finally {
      free.push(thread);
    }
  };

  return {
    async prepare(gather, { owner, signal }) {
      // Another call's end begins this one: what belongs to a call (its language, its connections) goes along.
      const run = AsyncLocalStorage.bind(gather);
      try {
        return await runInSpan('prepare document', {}, () => preparing.add({ owner, cost: 1, signal, run }));
      } catch (error) {
        throw toProblem(error);
      }
    },
    async print(paper, { owner, signal }) {
      const cost = countPaperCost(paper);
      if (cost > PAPER_COST_MAX)
        throw new AppProblem('invalid_input', 'This document is too long to be printed. Make it shorter.');
      try {
        return await runInSpan('print document', {}, () =>
          queue.add({ owner, cost, signal, run: () => printOnFreeThread(paper) }),
        );
      } catch (error) {
        throw toProblem(error);
      }
    },
    async stop() {
      isStopped = true;
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
