import * as v from 'valibot';
import { tripRecord } from './trip-record';

/** More trips than a desk hands over and takes back in a day. Beyond it, only their number is known. */
export const TODAY_TRIPS_MAX = 200;

/**
 * The trips that the desk deals with today, the earliest first. One that has not started is a handover, due at
 * `bookingStartDate`. An ongoing one is a return, due at `bookingEndDate`. Those of earlier days are late.
 */
export const tripToday = v.object({
  list: v.array(tripRecord),
  /** All of them, also beyond those listed. */
  total: v.number(),
});
export type TripToday = v.InferOutput<typeof tripToday>;
