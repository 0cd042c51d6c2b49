import { srmTripDriverEndpoints, type TripDriver, type TripRecord } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { Stack } from '@portal/shared/ui';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useDriversText } from '../../../messages/useDriversText';
import { useTripChange } from '../../trip/hooks/useTripChange';

interface Props {
  trip: TripRecord;
  driver: TripDriver;
  onClose: () => void;
}

export function RemoveDriverDialog({ trip, driver, onClose }: Props) {
  const t = useDriversText();
  const { driverId, driverName: name } = driver;
  const { change, isRunning, failure } = useTripChange(
    srmTripDriverEndpoints.remove,
    t('drivers.removed', { name }),
    onClose,
  );
  return (
    <ConfirmDialog
      title={t('drivers.remove.title', { name })}
      confirmLabel={t('drivers.remove.confirm')}
      tone="danger"
      busy={isRunning}
      onConfirm={() => void change({ query: { bookingId: trip.bookingId, driverId } })}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p>{t('drivers.remove.text')}</p>
        <FormFailure error={failure} />
      </Stack>
    </ConfirmDialog>
  );
}
