import type { ApiError } from '@portal/shared/api';
import { tripPlanningEndpoints, type TripQuote, type TripRecord } from '@portal/shared/contract';
import { useApi } from '@portal/shared/portal';
import { useEffect, useState } from 'react';
import { isApiError } from '@portal/shared/api';
import { extensionProblem } from '../model/extension';

/** A date is typed part by part. */
const PAUSE = 300;

interface Answer {
  readonly end: string;
  readonly quote?: TripQuote;
  readonly error?: ApiError;
}

/** The price of a later end and whether the vehicle is free, requested when the typing pauses. */
export function useQuoteExtension(
  { bookingId, vehicle, bookingStartDate, bookingEndDate }: TripRecord,
  end: string,
) {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const problem = extensionProblem(bookingStartDate, bookingEndDate, end);
  const vehicleId = vehicle?.vehicleId;
  useEffect(() => {
    if (problem !== null || !vehicleId || !bookingStartDate) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const body = { vehicleId, bookingId, bookingStartDate, bookingEndDate: end };
      try {
        const quote = await api.call(tripPlanningEndpoints.quote, { body }, { signal: leaving.signal });
        setAnswer({ end, quote });
      } catch (error) {
        // Without a price the end can still be requested: the server says whether it is possible.
        if (isApiError(error) && !leaving.signal.aborted) setAnswer({ end, error });
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, bookingId, bookingStartDate, end, problem, vehicleId]);
  const current = answer?.end === end ? answer : null;
  return { problem, quote: current?.quote ?? null, error: current?.error ?? null };
}
