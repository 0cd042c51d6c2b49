import type { Enquiry } from '@portal/shared/contract';

const HOUR = 3_600_000;
/** What was due longer ago than this is no news any more. */
const LATEST = 24 * HOUR;

/** One reminder of one enquiry: another time is another reminder. */
export const reminderKey = ({ _id, followUp }: Enquiry): string => `${_id} ${followUp?.remindAt ?? ''}`;

const getReminderTime = ({ followUp }: Enquiry): number => Date.parse(followUp?.remindAt ?? '');
const isOpen = ({ status }: Enquiry): boolean => status.toUpperCase() !== 'CANCELLED';

/** Those whose time has come and of which nobody has been told, the earliest first. */
export function dueReminders(
  enquiries: readonly Enquiry[],
  now: number,
  told: ReadonlySet<string>,
): Enquiry[] {
  return enquiries
    .filter((enquiry) => {
      const moment = getReminderTime(enquiry);
      return moment <= now && now - moment < LATEST && isOpen(enquiry) && !told.has(reminderKey(enquiry));
    })
    .sort((a, b) => getReminderTime(a) - getReminderTime(b));
}

/** When the next one is due; null where none is. */
export function nextDue(enquiries: readonly Enquiry[], now: number): number | null {
  const coming = enquiries
    .filter(isOpen)
    .map(getReminderTime)
    .filter((moment) => moment > now);
  return coming.length === 0 ? null : Math.min(...coming);
}
