import type { FollowUp } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { Badge } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../messages/useText';
import { useTickingValue } from '../enquiry/hooks/useTickingValue';
import { reminderText } from './model/reminder-text';

/** The time alone, for rows without room for the words. */
const Time = styled.span`
  display: none;
`;

/** "Follow up 24 Nov, 10:00" on an enquiry with a reminder; nothing without one. */
export const FollowUpChip = ({ followUp }: { followUp: FollowUp | null | undefined }) =>
  followUp?.remindAt ? <Chip key={followUp.remindAt} remindAt={followUp.remindAt} /> : null;

function Chip({ remindAt }: { remindAt: string }) {
  const t = useText();
  const { id: country } = useCountry();
  const at = useTickingValue((now) => reminderText(remindAt, country, now));
  const isDue = useTickingValue((now) => Date.parse(remindAt) <= now);
  if (!at) return null;
  return (
    <Badge tone={isDue ? 'warning' : 'info'} icon="clock">
      <span className="words">
        {t(isDue ? 'enquiries.followUp.chipDue' : 'enquiries.followUp.chip', { at })}
      </span>
      <Time className="time" aria-hidden>
        {at}
      </Time>
    </Badge>
  );
}
