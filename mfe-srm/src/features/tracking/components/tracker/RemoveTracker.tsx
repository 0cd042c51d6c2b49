import type { TrackerRecord } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useTrackingText } from '../../../../messages/useTrackingText';
import { useRemoveTracker } from '../../hooks/useRemoveTracker';

interface Props {
  tracker: TrackerRecord;
  onClose: () => void;
}

/** Asks before nothing more is accepted from a tracker, where that cannot be undone. */
export function RemoveTracker({ tracker, onClose }: Props) {
  const t = useTrackingText();
  const { remove, isRunning, error } = useRemoveTracker(tracker.trackerId);
  async function confirm() {
    if (await remove()) onClose();
  }
  return (
    <ConfirmDialog
      title={t('tracking.removeTitle', { identifier: tracker.identifier })}
      confirmLabel={t('tracking.remove')}
      tone="danger"
      busy={isRunning}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('tracking.removeText')}
      <FormFailure error={error} />
    </ConfirmDialog>
  );
}
