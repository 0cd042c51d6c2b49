import { isApiError } from '@portal/shared/api';
import { useFailureText } from '@portal/shared/forms';
import { Button, Text } from '@portal/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import type { BulkAction } from './bulk-action';
import { BulkFrame, type BulkStage } from './BulkFrame';
import { useBulkRun } from './useBulkRun';
import { useBulkText } from './useBulkText';

export interface BulkDialogProps<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  getId: (row: Row) => string;
  getName: (row: Row) => string;
  onChanged: () => void;
  /** Includes the rows that were refused, once anything was done. */
  onClose: (refused: readonly Row[] | null) => void;
}

/** Does something with several rows: asks where needed, shows the progress, and what became of each. */
export function BulkDialog<Row>({ action, rows, getId, getName, onChanged, onClose }: BulkDialogProps<Row>) {
  const t = useBulkText();
  const describe = useFailureText();
  const { state, start, retry, undo } = useBulkRun(action, rows, onChanged);
  const begin = useEffectEvent(() => {
    if (!action.asks) void start();
  });
  useEffect(() => begin(), []);
  const getReason = (error: unknown) => {
    if (!isApiError(error)) return '';
    const { title, text } = describe(error);
    return text ? `${title} ${text}` : title;
  };
  function getStage(): BulkStage {
    if (state.step === 'running') {
      const { done, total } = state;
      return { step: 'running', share: done / total, text: t('list.bulk.running', { done, total }) };
    }
    if (state.step === 'asking') {
      const accept = (
        <Button variant={action.isDanger ? 'danger' : 'primary'} onClick={() => void start()}>
          {action.label}
        </Button>
      );
      return { step: 'asking', question: <Text>{action.asks}</Text>, accept };
    }
    const { outcome, isUndone } = state;
    const canUndo = !isUndone && action.undo && outcome.done.length > 0;
    return {
      step: 'done',
      title: t(isUndone ? 'list.bulk.undone' : 'list.bulk.done', { count: outcome.done.length }),
      refused: outcome.refused.map(({ row, error }) => ({
        id: getId(row),
        name: getName(row),
        reason: getReason(error),
      })),
      onUndo: canUndo ? undo : undefined,
      onRetry: outcome.refused.length > 0 ? retry : undefined,
    };
  }
  function close() {
    if (state.step !== 'done') onClose(null);
    else onClose(state.isUndone ? rows : state.outcome.refused.map(({ row }) => row));
  }
  return (
    <BulkFrame
      title={t('list.bulk.title', { action: action.label, count: rows.length })}
      label={action.label}
      stage={getStage()}
      onClose={close}
    />
  );
}
