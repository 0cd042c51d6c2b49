import { srmBookingEndpoints } from '@portal/shared/contract';
import { useTripsText } from '../../../../messages/useTripsText';
import { useTripChange } from '../../hooks/useTripChange';
import { getTripCode } from '../../model/trip';
import type { ActionProps } from './action-props';
import { ReasonDialog } from './ReasonDialog';

/** Ends a trip that never started; its vehicle is free again. */
export function CancelDialog({ trip, onClose }: ActionProps) {
  const t = useTripsText();
  const code = getTripCode(trip);
  const { change, isRunning, failure } = useTripChange(
    srmBookingEndpoints.updateStatus,
    t('trips.cancel.done', { code }),
    onClose,
  );
  return (
    <ReasonDialog
      words={{
        title: t('trips.cancel.title', { code }),
        text: t('trips.cancel.text'),
        reason: t('trips.cancel.reason'),
        confirm: t('trips.cancel.confirm'),
        keep: t('trips.cancel.keep'),
      }}
      isRunning={isRunning}
      failure={failure}
      onConfirm={(reason) => change({ body: { bookingId: trip.bookingId, status: 'CANCELLED', reason } })}
      onClose={onClose}
    />
  );
}
