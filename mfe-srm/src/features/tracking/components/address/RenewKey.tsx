import { srmTrackerEndpoints } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { awaitSuccess, useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useTrackingText } from '../../../../messages/useTrackingText';

/** Asks before every phone and server of the company needs another address. */
export function RenewKey({ onClose }: { onClose: () => void }) {
  const t = useTrackingText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const { run, isRunning, error } = useMutation(srmTrackerEndpoints.renewAddress);
  async function renew() {
    if (!(await awaitSuccess(run({})))) return;
    await invalidate(srmTrackerEndpoints.address);
    notify({ title: t('tracking.renewed'), tone: 'success' });
    onClose();
  }
  return (
    <ConfirmDialog
      title={t('tracking.renewTitle')}
      confirmLabel={t('tracking.renew')}
      tone="danger"
      busy={isRunning}
      onConfirm={() => void renew()}
      onCancel={onClose}
    >
      {t('tracking.renewText')}
      <FormFailure error={error} />
    </ConfirmDialog>
  );
}
