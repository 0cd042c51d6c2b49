import { MINUTE } from '@portal/shared/contract';
import { aTrip } from '../../../testing/trips';
import { splitTasks } from './splitTasks';
import { listTasks } from './tasks';

const now = Date.parse('2026-03-01T05:00:00.000Z');
const at = (minutes: number): string => new Date(now + minutes * MINUTE).toISOString();

test('late tasks stand in their own column, the others by what is done, in the order of their times', () => {
  const split = splitTasks(
    listTasks([
      aTrip(1, { bookingEndDate: at(90) }),
      aTrip(2, { bookingEndDate: at(0) }),
      aTrip(3, { bookingEndDate: at(-1) }),
      aTrip(4, { status: 'INCOMPLETE', label: 'RESERVED', bookingStartDate: at(-30) }),
      aTrip(5, { status: 'INCOMPLETE', label: 'RESERVED', bookingStartDate: at(45) }),
    ]),
    now,
  );
  const listCodes = (name: keyof typeof split) => split[name].map(({ trip }) => trip.tripCode);
  expect(listCodes('late')).toEqual(['T-000004', 'T-000003']);
  expect(listCodes('handovers')).toEqual(['T-000005']);
  expect(listCodes('returns')).toEqual(['T-000002', 'T-000001']);
});
