import { countTripTasks, HOUR, MINUTE } from '@portal/shared/contract';
import { aTrip } from '../../../testing/trips';
import { groupTasks, listTasks } from './tasks';

const morning = Date.parse('2026-03-01T05:00:00.000Z');
const at = (minutes: number): string => new Date(morning + minutes * MINUTE).toISOString();
const handover = (number: number, minutes: number) =>
  aTrip(number, { status: 'INCOMPLETE', label: 'RESERVED', bookingStartDate: at(minutes) });
const arrival = (number: number, minutes: number) => aTrip(number, { bookingEndDate: at(minutes) });

test('a trip that waits is handed over at its start, and one under way comes back at its end', () => {
  const tasks = listTasks([handover(1, 10), arrival(2, 20), aTrip(3, { bookingEndDate: null })]);
  expect(tasks.map(({ kind, dueAt }) => [kind, dueAt])).toEqual([
    ['handover', morning + 10 * MINUTE],
    ['return', morning + 20 * MINUTE],
  ]);
  expect(countTripTasks(tasks, morning + 15 * MINUTE)).toEqual({ handovers: 1, returns: 1, late: 1 });
});

test('late tasks come first, and the others stand in their hour', () => {
  const tasks = listTasks([arrival(1, 130), handover(2, -600), handover(3, 61), arrival(4, 119)]);
  const groups = groupTasks(tasks, morning, 'ae');
  expect(groups.map(({ hour, tasks: members }) => [hour, members.map(({ trip }) => trip.tripCode)])).toEqual([
    [null, ['T-000002']],
    [morning + HOUR, ['T-000003', 'T-000004']],
    [morning + 2 * HOUR, ['T-000001']],
  ]);
});

test('in India an hour begins at half past the hour of UTC', () => {
  const [group] = groupTasks(listTasks([arrival(1, 40)]), morning, 'in');
  expect(group?.hour).toBe(morning + 30 * MINUTE);
});
