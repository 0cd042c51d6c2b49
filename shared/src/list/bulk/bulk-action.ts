import type { useRetryableCalls } from '@portal/shared/portal';

/** Calls the server. A repeated call after a lost answer is the same change to it. */
export type BulkCall = ReturnType<typeof useRetryableCalls>;

/** What can be done with selected rows, each by a call of its own. */
export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  /** What happens, for a confirmation before it. Without it, the action begins at once. */
  readonly asks?: string;
  readonly isDanger?: boolean;
  readonly run: (row: Row, call: BulkCall) => Promise<unknown>;
  /** Undoes it for a row. */
  readonly undo?: (row: Row, call: BulkCall) => Promise<unknown>;
}

/** What became of the rows. */
export interface BulkOutcome<Row> {
  readonly done: readonly Row[];
  readonly refused: readonly { readonly row: Row; readonly error: unknown }[];
}

/** A few at a time: one row after the other is slow, all at once is a burst that the server limits. */
const AT_A_TIME = 3;

/** Runs an action for each row. A failed row stops no other. */
export async function runForRows<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  onProgress: (count: number) => void,
): Promise<BulkOutcome<Row>> {
  const waiting = [...rows];
  const failed = new Map<Row, unknown>();
  let count = 0;
  const work = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      try {
        await run(row);
      } catch (error) {
        failed.set(row, error);
      }
      count += 1;
      onProgress(count);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return {
    done: rows.filter((row) => !failed.has(row)),
    refused: rows.filter((row) => failed.has(row)).map((row) => ({ row, error: failed.get(row) })),
  };
}
