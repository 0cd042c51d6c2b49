import { useRetryableCalls } from '@portal/shared/portal';
import { useState } from 'react';
import { runForRows, type BulkAction, type BulkOutcome } from './bulk-action';

type State<Row> =
  | { readonly step: 'asking' }
  | { readonly step: 'running'; readonly done: number; readonly total: number }
  /** `isUndone`: it was undone for the rows that are done. */
  | { readonly step: 'done'; readonly outcome: BulkOutcome<Row>; readonly isUndone: boolean };

/** A bulk action: asked, running, and what became of each row. */
export function useBulkRun<Row>(action: BulkAction<Row>, rows: readonly Row[], onChanged: () => void) {
  const call = useRetryableCalls();
  const [state, setState] = useState<State<Row>>(
    action.asks ? { step: 'asking' } : { step: 'running', done: 0, total: rows.length },
  );
  async function run(some: readonly Row[], isUndone: boolean, doneBefore: readonly Row[] = []) {
    setState({ step: 'running', done: 0, total: some.length });
    const one = (isUndone && action.undo) || action.run;
    const { done, refused } = await runForRows(
      some,
      (row) => one(row, call),
      (count) => setState({ step: 'running', done: count, total: some.length }),
    );
    setState({ step: 'done', outcome: { done: [...doneBefore, ...done], refused }, isUndone });
    onChanged();
  }
  return {
    state,
    start: () => run(rows, false),
    /** Only the rows that were refused. */
    retry: () => {
      if (state.step !== 'done') return;
      const { done, refused } = state.outcome;
      void run(
        refused.map(({ row }) => row),
        state.isUndone,
        done,
      );
    },
    undo: () => {
      if (state.step === 'done') void run(state.outcome.done, true);
    },
  };
}
