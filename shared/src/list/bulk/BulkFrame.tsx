import { Button, ProgressBar, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import type { ReactNode } from 'react';
import { BulkReport, type RefusedRow } from './BulkReport';
import { useBulkText } from './useBulkText';

export type BulkStage =
  /** `accept` is the button that starts. */
  | { readonly step: 'asking'; readonly question: ReactNode; readonly accept: ReactNode }
  /** `share`: 0 to 1. Nothing is known of it until the first part is done. */
  | { readonly step: 'running'; readonly share: number; readonly text: string }
  | {
      readonly step: 'done';
      readonly title: string;
      readonly refused: readonly RefusedRow[];
      readonly onUndo?: (() => void) | undefined;
      readonly onRetry?: (() => void) | undefined;
    };

interface Props {
  title: string;
  /** Names the progress. */
  label: string;
  stage: BulkStage;
  onClose: () => void;
}

/** The dialog of a bulk action: its question, its progress, and the result with each refused row. */
export function BulkFrame({ title, label, stage, onClose }: Props) {
  const t = useBulkText();
  const done = stage.step === 'done' ? stage : null;
  return (
    <Dialog
      title={title}
      busy={stage.step === 'running'}
      onClose={onClose}
      footer={
        stage.step === 'running' ? undefined : (
          <>
            {stage.step === 'asking' && <Button onClick={onClose}>{t('list.bulk.cancel')}</Button>}
            {stage.step === 'asking' && stage.accept}
            {done?.onUndo && <Button onClick={done.onUndo}>{t('list.bulk.undo')}</Button>}
            {done?.onRetry && (
              <Button icon="refresh" onClick={done.onRetry}>
                {t('list.bulk.retry')}
              </Button>
            )}
            {done && (
              <Button variant="primary" onClick={onClose}>
                {t('list.bulk.close')}
              </Button>
            )}
          </>
        )
      }
    >
      {stage.step === 'asking' && stage.question}
      {stage.step === 'running' && (
        <Stack gap={2}>
          <ProgressBar label={label} value={stage.share || undefined} />
          <Text tone="muted" size={2} tabular role="status">
            {stage.text}
          </Text>
        </Stack>
      )}
      {done && <BulkReport title={done.title} refused={done.refused} />}
    </Dialog>
  );
}
