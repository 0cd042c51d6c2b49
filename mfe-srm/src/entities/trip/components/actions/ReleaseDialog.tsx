import { tripPlanningEndpoints } from '@portal/shared/contract';
import { useTripsText } from '../../../../messages/useTripsText';
import { useTripChange } from '../../hooks/useTripChange';
import { getTripCode } from '../../model/trip';
import type { ActionProps } from './action-props';
import { ReasonDialog } from './ReasonDialog';

/** Withdraws the desk's confirmation; the draft holds its dates for a day. */
export function ReleaseDialog({ trip, onClose }: ActionProps) {
  const t = useTripsText();
  const code = getTripCode(trip);
  const { change, isRunning, failure } = useTripChange(
    tripPlanningEndpoints.releaseReservation,
    t('trips.release.done', { code }),
    onClose,
    { kind: 'reservationReleased', subjectId: trip.bookingId },
  );
  return (
    <ReasonDialog
      words={{
        title: t('trips.release.title', { code }),
        text: t('trips.release.text'),
        reason: t('trips.release.reason'),
        confirm: t('trips.release.confirm'),
        keep: t('trips.release.keep'),
      }}
      isRunning={isRunning}
      failure={failure}
      onConfirm={(reason) => change({ body: { bookingId: trip.bookingId, reason } })}
      onClose={onClose}
    />
  );
}
