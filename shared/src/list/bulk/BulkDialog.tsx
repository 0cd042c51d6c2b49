import { Button, ProgressBar, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useEffect, useEffectEvent } from 'react';
import type { BulkAction } from './bulk-action';
import { BulkResult } from './BulkResult';
import { useBulkRun } from './useBulkRun';
import { useBulkText } from './useBulkText';

export interface BulkDialogProps<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  getName: (row: Row) => string;
  onChanged: () => void;
  /** Includes the rows that were refused, once anything was done. */
  onClose: (refused: readonly Row[] | null) => void;
}

/** Does something with several rows: asks where needed, shows the progress, and what became of each. */
export function BulkDialog<Row>({ action, rows, getName, onChanged, onClose }: BulkDialogProps<Row>) {
  const t = useBulkText();
  const { state, start, retry, undo } = useBulkRun(action, rows, onChanged);
  const begin = useEffectEvent(() => {
    if (!action.asks) void start();
  });
  useEffect(() => begin(), []);
  const done = state.step === 'done' ? state : null;
  const canUndo = done && !done.isUndone && action.undo && done.outcome.done.length > 0;
  const close = () => onClose(done && (done.isUndone ? rows : done.outcome.refused.map(({ row }) => row)));
  return (
    <Dialog
      title={t('list.bulk.title', { action: action.label, count: rows.length })}
      busy={state.step === 'running'}
      onClose={close}
      footer={
        state.step === 'running' ? undefined : (
          <>
            {!done && <Button onClick={close}>{t('list.bulk.cancel')}</Button>}
            {!done && (
              <Button variant={action.isDanger ? 'danger' : 'primary'} onClick={() => void start()}>
                {action.label}
              </Button>
            )}
            {canUndo && <Button onClick={undo}>{t('list.bulk.undo')}</Button>}
            {done && done.outcome.refused.length > 0 && (
              <Button icon="refresh" onClick={retry}>
                {t('list.bulk.retry')}
              </Button>
            )}
            {done && (
              <Button variant="primary" onClick={close}>
                {t('list.bulk.close')}
              </Button>
            )}
          </>
        )
      }
    >
      {state.step === 'asking' && <Text>{action.asks}</Text>}
      {state.step === 'running' && (
        <Stack gap={2}>
          <ProgressBar label={action.label} value={state.done / state.total} />
          <Text tone="muted" size={2} tabular role="status">
            {t('list.bulk.running', { done: state.done, total: state.total })}
          </Text>
        </Stack>
      )}
      {done && <BulkResult {...done} getName={getName} />}
    </Dialog>
  );
}
