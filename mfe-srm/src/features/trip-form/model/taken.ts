import { isApiError } from '@portal/shared/api';
import { tripTaken, type TripTaken } from '@portal/shared/contract';
import { isCode } from '@portal/shared/forms';
import * as v from 'valibot';

/** The alternatives to a vehicle that somebody else has; null for another failure. */
export function readTripTaken(error: unknown): TripTaken | null {
  if (!isApiError(error) || !isCode(error, 'period_taken')) return null;
  const read = v.safeParse(tripTaken, error.taken ?? {});
  return read.success ? read.output : {};
}
