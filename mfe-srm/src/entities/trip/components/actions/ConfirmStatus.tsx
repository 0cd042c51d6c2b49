import { srmBookingEndpoints } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useTripsText } from '../../../../messages/useTripsText';
import { useTripChange } from '../../hooks/useTripChange';
import { getTripCode, getPlate } from '../../model/trip';
import type { ActionProps } from './action-props';

/** Starts a trip that is ready, or reopens one that was closed recently. */
export function ConfirmStatus({ trip, command, onClose }: ActionProps & { command: 'start' | 'reopen' }) {
  const t = useTripsText();
  const named = { code: getTripCode(trip), plate: getPlate(trip) };
  const { change, isRunning, failure } = useTripChange(
    srmBookingEndpoints.updateStatus,
    t(`trips.${command}.done`, named),
    onClose,
  );
  return (
    <ConfirmDialog
      title={t(`trips.${command}.title`, named)}
      confirmLabel={t(`trips.${command}.confirm`)}
      busy={isRunning}
      onConfirm={() => void change({ body: { bookingId: trip.bookingId, status: 'ONGOING' } })}
      onCancel={onClose}
    >
      {t(`trips.${command}.text`, named)}
      <FormFailure error={failure} />
    </ConfirmDialog>
  );
}
