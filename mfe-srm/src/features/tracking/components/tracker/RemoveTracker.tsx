import { srmTrackerEndpoints, type TrackerRecord } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { awaitSuccess, useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useTrackingText } from '../../../../messages/useTrackingText';

interface Props {
  tracker: TrackerRecord;
  onClose: () => void;
}

/** Asks before nothing more is accepted from a tracker. */
export function RemoveTracker({ tracker, onClose }: Props) {
  const t = useTrackingText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const { run, isRunning, error } = useMutation(srmTrackerEndpoints.remove);
  async function remove() {
    if (!(await awaitSuccess(run({ query: { trackerId: tracker.trackerId } })))) return;
    notify({ title: t('tracking.removed'), tone: 'success' });
    onClose();
    await invalidate(srmTrackerEndpoints.list);
  }
  return (
    <ConfirmDialog
      title={t('tracking.removeTitle', { identifier: tracker.identifier })}
      confirmLabel={t('tracking.remove')}
      tone="danger"
      busy={isRunning}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t('tracking.removeText')}
      <FormFailure error={error} />
    </ConfirmDialog>
  );
}
