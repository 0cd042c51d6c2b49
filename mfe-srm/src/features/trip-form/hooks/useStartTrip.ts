import { isApiError, isConflict, type ApiError } from '@portal/shared/api';
import { srmBookingEndpoints, type TripRecord } from '@portal/shared/contract';
import { useMutation, useNotify } from '@portal/shared/portal';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTripFormText } from '../../../messages/useTripFormText';
import { useReloadTrips } from '../../../entities/trip/hooks/useReloadTrips';
import { getTripCode } from '../../../entities/trip/model/trip';
import { tripPaths } from '../../../entities/trip/paths';

export interface TripStart {
  /** Starts the trip and opens the list of ongoing trips. A refusal is in `failure`. */
  readonly start: () => Promise<void>;
  readonly isRunning: boolean;
  readonly failure: ApiError | null;
}

export function useStartTrip(trip: TripRecord): TripStart {
  const t = useTripFormText();
  const navigate = useNavigate();
  const notify = useNotify();
  const changed = useReloadTrips();
  const { run, isRunning } = useMutation(srmBookingEndpoints.updateStatus);
  const [failure, setFailure] = useState<ApiError | null>(null);
  async function start(): Promise<void> {
    setFailure(null);
    try {
      await run({ body: { bookingId: trip.bookingId, status: 'ONGOING' } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      if (isConflict(error)) changed();
      return;
    }
    changed();
    notify({ title: t('trip.start.done', { code: getTripCode(trip) }), tone: 'success' });
    await navigate(tripPaths.ongoing);
  }
  return { start, isRunning, failure };
}
