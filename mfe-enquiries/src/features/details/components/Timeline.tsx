import type { EnquiryHistoryEntry } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import type { Tone } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';
import { historyText, historyTone, reasonText } from '../model/history';

const List = styled.ol`
  padding: 0;
  list-style: none;
`;

const getToneColor = (tone: Tone) =>
  tone === 'neutral' ? 'var(--color-line-strong)' : `var(--color-${tone})`;

const Step = styled.li<{ $tone: Tone }>`
  position: relative;
  padding-block-end: var(--space-4);
  padding-inline-start: var(--space-6);
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: 2px;
    inline-size: 10px;
    block-size: 10px;
    border-radius: var(--radius-full);
    background: ${({ $tone }) => getToneColor($tone)};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 20px 0;
    inset-inline-start: 6px;
    inline-size: 2px;
    background: var(--color-line);
  }
  &:last-child {
    padding-block-end: 0;
  }
`;

const EventText = styled.p`
  font-weight: 600;
`;
const EventTime = styled.p`
  color: var(--color-ink-3);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

/** What happened to the enquiry, oldest first: what, when and by whom. */
export function Timeline({ history }: { history: readonly EnquiryHistoryEntry[] }) {
  const t = useText();
  const { id: country } = useCountry();
  return (
    <List>
      {history.map((entry, index) => {
        const reason = reasonText(entry, t);
        return (
          <Step key={`${entry.at} ${index}`} $tone={historyTone(entry)}>
            <EventText>{historyText(entry, t)}</EventText>
            {reason && <p>{reason}</p>}
            <EventTime>
              <time dateTime={entry.at}>{formatDateTime(entry.at, country)}</time> ·{' '}
              {t(`enquiries.history.by.${entry.by}`)}
            </EventTime>
          </Step>
        );
      })}
    </List>
  );
}
