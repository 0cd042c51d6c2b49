import { limits, type TripStatus } from '@portal/shared/contract';
import { DAY } from './scale';

export type MoveProblem = 'noTime' | 'order' | 'notLater' | 'tooLong';

interface MovedTrip {
  readonly status: TripStatus;
  /** The agreed end. */
  readonly before: string;
  readonly start: string;
  readonly end: string;
}

const isMoment = (text: string) => /T.*Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** The errors of a time, by field; empty if it can be requested. */
export function moveProblems({ status, before, start, end }: MovedTrip): {
  start?: MoveProblem;
  end?: MoveProblem;
} {
  if (!isMoment(start)) return { start: 'noTime' };
  if (!isMoment(end)) return { end: 'noTime' };
  if (end <= start) return { end: 'order' };
  if (status === 'ONGOING' && Date.parse(end) <= Date.parse(before)) return { end: 'notLater' };
  if (Date.parse(end) - Date.parse(start) > limits.trip.daysMax * DAY) return { end: 'tooLong' };
  return {};
}
