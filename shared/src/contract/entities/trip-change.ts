import * as v from 'valibot';
import { tripStatus } from './trip';

export const tripChangedKind = 'trip:changed';
/** The data of the live event that tells the agent that a trip was started, ended, cancelled or reopened. */
export const liveTripChanged = v.object({
  kind: v.literal(tripChangedKind),
  at: v.string(),
  bookingId: v.string(),
  status: tripStatus,
});
export type LiveTripChanged = v.InferOutput<typeof liveTripChanged>;
