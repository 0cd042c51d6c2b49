import type { TripRecord } from '../entities/trip-record';

/** What a desk does next with a trip, and when it is due. */
export interface TripTask {
  readonly kind: 'handover' | 'return';
  /** In milliseconds since 1970. */
  readonly dueAt: number;
}

/** A trip under way comes back at its end, any other is handed over at its start. Null without that time. */
export function getTripTask({
  status,
  bookingStartDate,
  bookingEndDate,
}: Pick<TripRecord, 'status' | 'bookingStartDate' | 'bookingEndDate'>): TripTask | null {
  const kind = status === 'ONGOING' ? 'return' : 'handover';
  const due = kind === 'return' ? bookingEndDate : bookingStartDate;
  return due ? { kind, dueAt: Date.parse(due) } : null;
}

/** How many of each kind there are, and how many of them are late. */
export const countTripTasks = (tasks: readonly TripTask[], now: number) => ({
  handovers: tasks.filter(({ kind }) => kind === 'handover').length,
  returns: tasks.filter(({ kind }) => kind === 'return').length,
  late: tasks.filter(({ dueAt }) => dueAt < now).length,
});
export type TripTaskCounts = ReturnType<typeof countTripTasks>;
