import { tripPlanningEndpoints } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { FormFailure } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useTripsText } from '../../../../messages/useTripsText';
import { useTripChange } from '../../hooks/useTripChange';
import { getTripCode, getPlate } from '../../model/trip';
import type { ActionProps } from './action-props';

/** Reserves a trip on the desk's confirmation, without money. */
export function ConfirmReservation({ trip, onClose }: ActionProps) {
  const t = useTripsText();
  const country = useCountry().id;
  const code = getTripCode(trip);
  const { change, isRunning, failure } = useTripChange(
    tripPlanningEndpoints.confirmReservation,
    t('trips.confirm.done', { code }),
    onClose,
  );
  return (
    <ConfirmDialog
      title={t('trips.confirm.title', { code })}
      confirmLabel={t('trips.confirm.confirm')}
      busy={isRunning}
      onConfirm={() => void change({ body: { bookingId: trip.bookingId } })}
      onCancel={onClose}
    >
      {t('trips.confirm.text', {
        plate: getPlate(trip),
        start: formatDateTime(trip.bookingStartDate ?? '', country),
      })}
      <FormFailure error={failure} />
    </ConfirmDialog>
  );
}
