import { listingChangeEndpoints } from '@portal/shared/contract';
import { useCapability, useRetryableCalls } from '@portal/shared/portal';
import { toSentRow, withAnswer, type ImportRow } from '../model/import-rows';

/** The batch size: each answer is progress to show. */
const BATCH = 25;

interface Options {
  readonly dryRun: boolean;
  readonly signal: AbortSignal;
  onRows(rows: readonly ImportRow[], done: number): void;
}

/**
 * Sends the rows that are ready. Throws at the first batch that fails: earlier ones are done, the rest stays
 * ready.
 */
export function useSendRows() {
  // A batch whose answer was lost is sent again with the same key, so that nothing is added twice.
  const attempt = useRetryableCalls();
  const updates = useCapability('listing-import-updates');

  return async (all: readonly ImportRow[], { dryRun, signal, onRows }: Options): Promise<void> => {
    let rows = all;
    const waiting = all.filter(({ state }) => state === 'ready');
    for (let at = 0; at < waiting.length && !signal.aborted; at += BATCH) {
      const batch = waiting.slice(at, at + BATCH);
      const body = { dryRun, ...(updates && { updates }), rows: batch.map(toSentRow) };
      const report = await attempt(listingChangeEndpoints.importRows, { body }, { signal });
      const answers = new Map(report.rows.map((answer) => [batch[answer.row]?.line, answer]));
      rows = rows.map((row) => withAnswer(row, answers.get(row.line), dryRun));
      onRows(rows, Math.min(waiting.length, at + BATCH));
    }
  };
}
