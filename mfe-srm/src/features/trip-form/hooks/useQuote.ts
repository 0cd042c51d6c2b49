import { isApiError, isNotOffered, type ApiError } from '@portal/shared/api';
import { tripPlanningEndpoints, type FleetVehicle, type TripQuote } from '@portal/shared/contract';
import { useApi } from '@portal/shared/portal';
import { useEffect, useState } from 'react';
import { computeQuote } from '../../../libraries/price/quote';
import type { Period } from '../model/period';

/** A time is typed part by part. */
const PAUSE = 300;

interface Answer {
  readonly requestKey: string;
  readonly quote?: TripQuote;
  readonly error?: ApiError;
}

/**
 * The price of a vehicle for a time, and whether it is free; calculated here if a server has no such call.
 */
export function useQuote(vehicle: FleetVehicle | null | undefined, period: Period | null, bookingId: string) {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const vehicleId = vehicle?.vehicleId;
  const [start, end] = [period?.start, period?.end];
  const requestKey = `${vehicleId} ${start} ${end}`;
  useEffect(() => {
    if (!vehicleId || !start || !end) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const body = { vehicleId, bookingId, bookingStartDate: start, bookingEndDate: end };
      try {
        const quote = await api.call(tripPlanningEndpoints.quote, { body }, { signal: leaving.signal });
        setAnswer({ requestKey, quote });
      } catch (error) {
        if (isApiError(error) && !leaving.signal.aborted) setAnswer({ requestKey, error });
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, requestKey, bookingId, end, start, vehicleId]);
  const current = answer?.requestKey === requestKey ? answer : null;
  if (current?.error && period && isNotOffered(current.error)) {
    const quote = computeQuote(vehicle?.rentalDetails, period.start, period.end);
    const known = { quote, isFree: true } as TripQuote;
    return { quote: known, lastQuote: known, error: null, isWorking: false };
  }
  return {
    quote: current?.quote ?? null,
    /** Of the time before, until the next is there: what is shown keeps its place under the pointer. */
    lastQuote: answer?.quote ?? null,
    error: current?.error ?? null,
    isWorking: period !== null && current === null,
  };
}
