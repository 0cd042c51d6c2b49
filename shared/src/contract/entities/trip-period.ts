import { DAY } from '../time';
import * as v from 'valibot';
import { trip as limits } from '../limits';
import { isoTimestamp } from './primitives';

export const tripPeriod = v.object({ bookingStartDate: isoTimestamp, bookingEndDate: isoTimestamp });

interface Period {
  readonly bookingStartDate?: string | undefined;
  readonly bookingEndDate?: string | undefined;
}
const getDurationMs = ({ bookingStartDate, bookingEndDate }: Period) =>
  Date.parse(bookingEndDate ?? '') - Date.parse(bookingStartDate ?? '');

/** A period without dates is always valid. */
export const isInOrder = (period: Period): boolean => !(getDurationMs(period) <= 0);
export const isWithinLongest = (period: Period): boolean => !(getDurationMs(period) > limits.daysMax * DAY);

/** A vehicle is taken: in a trip, or blocked from rental. */
export const takenPeriod = v.looseObject({
  bookingStartDate: v.string(),
  bookingEndDate: v.string(),
  /** From when another trip may have the vehicle, after the turnaround. None of an overdue trip. */
  freeFrom: v.nullish(v.string()),
  /** The trip that has it. None where it is blocked. */
  bookingId: v.nullish(v.string()),
  tripCode: v.nullish(v.string()),
  kind: v.nullish(v.picklist(['trip', 'maintenance', 'own_use'])),
});
export type TakenPeriod = v.InferOutput<typeof takenPeriod>;
