import { useDueReminders } from './hooks/useDueReminders';
import { useReminders } from './hooks/useReminders';

/** Shows nothing: a reminder whose time comes while the page is open is told by a toast that opens the enquiry. */
export function DueReminders({ onOpen }: { onOpen: (enquiryId: string) => void }) {
  useDueReminders(useReminders(), onOpen);
  return null;
}
