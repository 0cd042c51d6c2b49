import { anEnquiry } from '../../../testing/enquiries';
import { listDueReminders, nextDue, reminderKey } from './due';

const now = Date.parse('2025-11-24T06:00:00Z');
const at = (number: number, minutes: number | null, status = 'CONTACTED') =>
  anEnquiry(number, {
    status,
    followUp: {
      remindAt: minutes === null ? null : new Date(now + minutes * 60_000).toISOString(),
      note: '',
    },
  });
const [late, justNow, coming, cancelled, old] = [
  at(1, -5),
  at(2, 0),
  at(3, 1),
  at(4, -5, 'cancelled'),
  at(5, -1440),
];
const all = [justNow, late, coming, cancelled, old, at(6, null), anEnquiry(7)];

test('a reminder is due within a day after its time, unless it was announced', () => {
  expect(listDueReminders(all, now, new Set())).toEqual([late, justNow]);
  expect(listDueReminders(all, now, new Set([reminderKey(late)]))).toEqual([justNow]);
  // With a new time it is another reminder.
  expect(listDueReminders([at(1, -1)], now, new Set([reminderKey(late)]))).toHaveLength(1);
});

test('the next reminder is the earliest in the future', () => {
  expect(nextDue(all, now)).toBe(now + 60_000);
  expect(nextDue([late, cancelled], now)).toBeNull();
});
