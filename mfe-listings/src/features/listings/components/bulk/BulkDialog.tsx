import type { Listing } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useEffect, useEffectEvent } from 'react';
import { useBulkText } from '../../../../messages/useBulkText';
import { useBulk } from '../../hooks/useBulk';
import type { BulkKind } from './bulk-kind';
import { BulkResult } from './BulkResult';
import { BulkRunning } from './BulkRunning';
import { RatesForm } from './RatesForm';

interface Props {
  kind: BulkKind;
  rows: readonly Listing[];
  onChanged: () => void;
  /** With those that were refused, once anything was done. */
  onClose: (refused: readonly string[] | null) => void;
}

/** Changes several listings: what to do where that must be asked, how far it is, and what became of each. */
export function BulkDialog({ kind, rows, onChanged, onClose }: Props) {
  const t = useBulkText();
  const { state, start, retry } = useBulk(kind, rows, onChanged);
  const begin = useEffectEvent(() => {
    if (kind !== 'rates') void start(null);
  });
  useEffect(() => begin(), []);
  const isRunning = state.step === 'running';
  const refused = state.step === 'done' ? state.outcome.refused.map(({ vehicleId }) => vehicleId) : [];
  const close = () => onClose(state.step === 'done' ? refused : null);
  const footer = state.step === 'done' && (
    <>
      {refused.length > 0 && (
        <Button icon="refresh" onClick={() => void retry(refused)}>
          {t('bulk.retry')}
        </Button>
      )}
      <Button variant="primary" onClick={close}>
        {t('bulk.close')}
      </Button>
    </>
  );
  const title = t(`bulk.title.${kind}`, { count: rows.length });
  if (state.step === 'asking')
    return kind === 'rates' ? (
      <RatesForm title={title} rows={rows} onStart={(body) => void start(body)} onClose={close} />
    ) : null;
  return (
    <Dialog title={title} busy={isRunning} onClose={close} footer={footer || undefined}>
      {isRunning ? (
        <BulkRunning kind={kind} share={state.share} />
      ) : (
        <BulkResult kind={kind} outcome={state.outcome} rows={rows} />
      )}
    </Dialog>
  );
}
