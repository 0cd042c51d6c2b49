import { isApiError, isCancelled } from '@portal/shared/api';
import { tripPlanningEndpoints, type TripQuote } from '@portal/shared/contract';
import { useApi } from '@portal/shared/portal';
import { useEffect, useState } from 'react';

/** A date is typed part by part. */
const PAUSE = 300;

interface MovedTrip {
  readonly bookingId: string;
  readonly vehicleId: string;
  readonly start: string;
  readonly end: string;
  readonly isSound: boolean;
}

/** The price and availability of a change, requested when the typing pauses. */
export function useQuoteMove({ bookingId, vehicleId, start, end, isSound }: MovedTrip) {
  const api = useApi();
  const key = `${vehicleId} ${start} ${end}`;
  const [answer, setAnswer] = useState<{ key: string; quote: TripQuote | null } | null>(null);
  useEffect(() => {
    if (!isSound) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const body = { bookingId, vehicleId, bookingStartDate: start, bookingEndDate: end };
      try {
        const quote = await api.call(tripPlanningEndpoints.quote, { body }, { signal: leaving.signal });
        setAnswer({ key, quote });
      } catch (error) {
        if (!isApiError(error)) throw error;
        // Without a price the change can still be requested: the server says whether it is possible.
        if (!isCancelled(error)) setAnswer({ key, quote: null });
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, bookingId, end, isSound, key, start, vehicleId]);
  const current = answer?.key === key ? answer : null;
  return { quote: current?.quote ?? null, isWorking: isSound && current === null };
}
