import { isApiError, isConflict, type ApiError } from '@portal/shared/api';
import { readMinor, srmDepositHoldEndpoints, type DepositHoldRecord } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { formatMoney } from '@portal/shared/format';
import { useCountry, useMutation, useNotify } from '@portal/shared/portal';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useReloadTrips } from '../../trip/hooks/useReloadTrips';

interface Props {
  hold: DepositHoldRecord;
  onClose: () => void;
}

/** Releases a hold, once confirmed: afterwards nothing is held. */
export function ReleaseHoldDialog({ hold: { holdId, amount }, onClose }: Props) {
  const t = useMoneyText();
  const { currency } = useCountry();
  const notify = useNotify();
  const changed = useReloadTrips();
  const { run, isRunning } = useMutation(srmDepositHoldEndpoints.release);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const release = async () => {
    setFailure(null);
    try {
      await run({ body: { holdId } });
      notify({ title: t('money.hold.releaseDone'), tone: 'success' });
      changed();
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      // It may have lapsed, or another desk was first.
      if (isConflict(error)) changed();
    }
  };
  return (
    <ConfirmDialog
      title={t('money.hold.releaseTitle', { amount: formatMoney(readMinor(amount) ?? 0, currency) })}
      confirmLabel={t('money.hold.release')}
      busy={isRunning}
      onConfirm={() => void release()}
      onCancel={onClose}
    >
      {t('money.hold.releaseText')}
      <FormFailure error={failure} />
    </ConfirmDialog>
  );
}
