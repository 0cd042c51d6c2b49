import { getTripTask, type CountryCode, type TripRecord, type TripTask } from '@portal/shared/contract';
import { toCountryTime } from '@portal/shared/format';

/** What the desk does with a trip today. */
export interface Task extends TripTask {
  readonly trip: TripRecord;
}

/** Tasks that are due in the same hour; without a start, those that are late. */
export interface TaskGroup {
  /** The first moment of the hour, in milliseconds since 1970. */
  readonly hour: number | null;
  readonly tasks: readonly Task[];
}

/** One task for each trip that has the time of its task. */
export const listTasks = (trips: readonly TripRecord[]): Task[] =>
  trips.flatMap((trip) => {
    const task = getTripTask(trip);
    return task ? [{ trip, ...task }] : [];
  });

/** The late tasks first, then the others by the hour of the country. */
export function groupTasks(tasks: readonly Task[], now: number, country: CountryCode): TaskGroup[] {
  const toHour = (moment: number): number =>
    toCountryTime(new Date(moment), country).startOf('hour').valueOf();
  const groups = new Map<number | null, Task[]>();
  for (const task of [...tasks].sort((one, other) => one.dueAt - other.dueAt)) {
    const hour = task.dueAt < now ? null : toHour(task.dueAt);
    groups.set(hour, [...(groups.get(hour) ?? []), task]);
  }
  return [...groups].map(([hour, members]) => ({ hour, tasks: members }));
}
