import { HOUR, type Enquiry } from '@portal/shared/contract';

/** Reminders older than this are no longer announced. */
const LATEST = 24 * HOUR;

/** One reminder of one enquiry; another time is another reminder. */
export const reminderKey = ({ _id, followUp }: Enquiry): string => `${_id} ${followUp?.remindAt ?? ''}`;

const getReminderTime = ({ followUp }: Enquiry): number => Date.parse(followUp?.remindAt ?? '');
const isOpen = ({ status }: Enquiry): boolean => status.toUpperCase() !== 'CANCELLED';

/** Those that are due and not announced, earliest first. */
export function listDueReminders(
  enquiries: readonly Enquiry[],
  now: number,
  notified: ReadonlySet<string>,
): Enquiry[] {
  return enquiries
    .filter((enquiry) => {
      const moment = getReminderTime(enquiry);
      return moment <= now && now - moment < LATEST && isOpen(enquiry) && !notified.has(reminderKey(enquiry));
    })
    .sort((a, b) => getReminderTime(a) - getReminderTime(b));
}

/** When the next one is due; null if there is none. */
export function nextDue(enquiries: readonly Enquiry[], now: number): number | null {
  const coming = enquiries
    .filter(isOpen)
    .map(getReminderTime)
    .filter((moment) => moment > now);
  return coming.length === 0 ? null : Math.min(...coming);
}
