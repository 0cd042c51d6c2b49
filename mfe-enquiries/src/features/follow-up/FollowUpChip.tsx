import type { FollowUp } from '@portal/shared/contract';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { Badge } from '@portal/shared/ui';
import { useText } from '../../messages/useText';
import { reminderText } from './model/reminder';

/** "Follow up 24 Nov, 10:00" beside an enquiry that has a reminder; nothing beside one that has none. */
export function FollowUpChip({ followUp }: { followUp: FollowUp | null | undefined }) {
  const t = useText();
  const { id: country } = useCountry();
  const clock = useServerClock();
  if (!followUp?.remindAt) return null;
  const now = clock.now();
  const at = reminderText(followUp.remindAt, country, now);
  if (!at) return null;
  const isDue = Date.parse(followUp.remindAt) <= now;
  return (
    <Badge tone={isDue ? 'warning' : 'info'} icon="clock">
      {t(isDue ? 'enquiries.followUp.chipDue' : 'enquiries.followUp.chip', { at })}
    </Badge>
  );
}
