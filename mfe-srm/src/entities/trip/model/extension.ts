import { DAY, limits } from '@portal/shared/contract';

/** The usual extensions of a trip in whole days. */
export const steps = [1, 2, 3, 7] as const;

export const addDays = (moment: string, days: number): string =>
  new Date(Date.parse(moment) + days * DAY).toISOString();

/** Why an end cannot be requested; null if it can. */
export function extensionProblem(
  start: string | null | undefined,
  before: string | null | undefined,
  end: string,
): 'noTime' | 'notLater' | 'tooLong' | null {
  const to = Date.parse(end);
  if (Number.isNaN(to) || !/T.*Z$/.test(end)) return 'noTime';
  if (before && to <= Date.parse(before)) return 'notLater';
  if (start && to - Date.parse(start) > limits.trip.daysMax * DAY) return 'tooLong';
  return null;
}
