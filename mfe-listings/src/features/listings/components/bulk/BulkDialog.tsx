import type { Listing } from '@portal/shared/contract';
import { BulkFrame, type BulkStage } from '@portal/shared/list';
import { Button } from '@portal/shared/ui';
import { useEffect, useEffectEvent, useId } from 'react';
import { formatListingTitle } from '../../../../entities/listing/model/format-listing-title';
import { useBulkText } from '../../../../messages/useBulkText';
import { useBulkAction } from '../../hooks/useBulkAction';
import type { BulkKind } from '../../model/bulk-kind';
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
  const count = rows.length;
  function getStage(): BulkStage {
    if (state.step === 'running')
      return { step: 'running', share: state.share, text: t('bulk.running', { share: state.share }) };
    if (state.step === 'asking') {
      const accept = (
        <Button variant="primary" type="submit" form={formId}>
          {t('bulk.apply', { count })}
        </Button>
      );
      const question = <RatesForm id={formId} rows={rows} onStart={(body) => void start(body)} />;
      return { step: 'asking', question, accept };
    }
    const { outcome, isUndone } = state;
    const { done, refused, replaced } = outcome;
    const byId = new Map(rows.map((row) => [row.vehicleId, row]));
    return {
      step: 'done',
      title: t(isUndone ? 'bulk.undone' : `bulk.done.${kind}`, { count: done.length }),
      refused: refused.map(({ vehicleId, message }) => {
        const row = byId.get(vehicleId);
        return {
          id: vehicleId,
          name: (row && formatListingTitle(row)) || vehicleId,
          note: row?.vehicleRegistrationNumber ?? undefined,
          reason: message,
        };
      }),
      onUndo: !isUndone && replaced.length > 0 ? () => void undo(outcome) : undefined,
      onRetry: !isUndone && refused.length > 0 ? () => void retry(outcome) : undefined,
    };
  }
  function close() {
    if (state.step !== 'done') return onClose(null);
    announce(state.outcome);
    return onClose(state.outcome.refused.map(({ vehicleId }) => vehicleId));
  }
  return (
    <BulkFrame
      title={t(`bulk.title.${kind}`, { count })}
      label={t(`bulk.running.${kind}`)}
      stage={getStage()}
      onClose={close}
    />
  );
}
