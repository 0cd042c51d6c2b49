import { useDueReminders } from './hooks/useDueReminders';
import { useReminders } from './hooks/useReminders';

/**
 * Renders nothing. A toast announces each reminder that comes due while the page is open, and opens its
 * enquiry.
 */
export function DueReminders({ onOpen }: { onOpen: (enquiryId: string) => void }) {
  useDueReminders(useReminders(), onOpen);
  return null;
}
