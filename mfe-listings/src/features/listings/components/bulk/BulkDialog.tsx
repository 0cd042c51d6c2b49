import type { Listing } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useEffect, useEffectEvent, useId } from 'react';
import { useBulkText } from '../../../../messages/useBulkText';
import { useBulkAction } from '../../hooks/useBulkAction';
import type { BulkKind } from '../../model/bulk-kind';
import { BulkResult } from './BulkResult';
import { BulkRunning } from './BulkRunning';
import { RatesForm } from './RatesForm';

interface Props {
  kind: BulkKind;
  rows: readonly Listing[];
  onChanged: () => void;
  /** Includes those that were refused, once anything was done. */
  onClose: (refused: readonly string[] | null) => void;
}

/** Changes several listings: asks what to do if needed, shows the progress, and the result of each. */
export function BulkDialog({ kind, rows, onChanged, onClose }: Props) {
  const t = useBulkText();
  const formId = useId();
  const { state, start, retry, undo, announce } = useBulkAction(kind, rows, onChanged);
  const begin = useEffectEvent(() => {
    if (kind !== 'rates') void start(null);
  });
  useEffect(() => begin(), []);
  const isRunning = state.step === 'running';
  const done = state.step === 'done' ? state : null;
  function close() {
    if (done) announce(done.outcome);
    onClose(done && done.outcome.refused.map(({ vehicleId }) => vehicleId));
  }
  const isAsking = state.step === 'asking';
  return (
    <Dialog
      title={t(`bulk.title.${kind}`, { count: rows.length })}
      busy={isRunning}
      onClose={close}
      footer={
        isRunning ? undefined : (
          <>
            {isAsking && <Button onClick={close}>{t('bulk.cancel')}</Button>}
            {isAsking && (
              <Button variant="primary" type="submit" form={formId}>
                {t('bulk.apply', { count: rows.length })}
              </Button>
            )}
            {done && !done.isUndone && done.outcome.replaced.length > 0 && (
              <Button onClick={() => void undo(done.outcome)}>{t('bulk.undo')}</Button>
            )}
            {done && !done.isUndone && done.outcome.refused.length > 0 && (
              <Button icon="refresh" onClick={() => void retry(done.outcome)}>
                {t('bulk.retry')}
              </Button>
            )}
            {done && (
              <Button variant="primary" onClick={close}>
                {t('bulk.close')}
              </Button>
            )}
          </>
        )
      }
    >
      {isAsking && <RatesForm id={formId} rows={rows} onStart={(body) => void start(body)} />}
      {state.step === 'running' && <BulkRunning kind={kind} share={state.share} />}
      {done && <BulkResult kind={kind} rows={rows} {...done} />}
    </Dialog>
  );
}
