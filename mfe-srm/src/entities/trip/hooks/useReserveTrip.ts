import { isApiError } from '@portal/shared/api';
import { tripPlanningEndpoints, type TripRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCapability, useCountry, useMutation, useNotify } from '@portal/shared/portal';
import { useTripsText } from '../../../messages/useTripsText';
import { getPlate, getTripCode } from '../model/trip';
import { useReloadTrips } from './useReloadTrips';

interface TripReservation {
  readonly reserve: (trip: TripRecord) => Promise<void>;
  readonly isRunning: boolean;
}

/**
 * Confirms the reservation of a trip without a question before it, as the notice offers to undo it.
 * @returns null where the server undoes nothing
 */
export function useReserveTrip(): TripReservation | null {
  const t = useTripsText();
  const country = useCountry().id;
  const notify = useNotify();
  const reload = useReloadTrips();
  const canUndo = useCapability('undo');
  const { run, isRunning } = useMutation(tripPlanningEndpoints.confirmReservation);

  async function reserve(trip: TripRecord): Promise<void> {
    const { bookingId, bookingStartDate } = trip;
    try {
      await run({ body: { bookingId } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      notify({ title: error.message, tone: 'destructive' });
      return;
    } finally {
      reload();
    }
    notify({
      title: t('trips.confirm.done', { code: getTripCode(trip) }),
      description: t('trips.confirm.text', {
        plate: getPlate(trip),
        start: formatDateTime(bookingStartDate ?? '', country),
      }),
      tone: 'success',
      undo: { kind: 'reservationConfirmed', subjectId: bookingId },
    });
  }
  return canUndo ? { reserve, isRunning } : null;
}
