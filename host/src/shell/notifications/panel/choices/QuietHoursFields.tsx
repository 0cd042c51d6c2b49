import type { QuietHours } from '@portal/shared/contract';
import { TimeField } from '@portal/shared/ui/date-fields';
import { useState } from 'react';
import styled from 'styled-components';
import { useNotificationMessages } from '../../../../messages/useNotificationMessages';

const Times = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`;

interface Props {
  hours: QuietHours;
  onChange: (hours: QuietHours) => void;
}

/** From when until when nothing is sent. A time that is only half typed is not saved. */
export function QuietHoursFields({ hours, onChange }: Props) {
  const t = useNotificationMessages();
  const [typed, setTyped] = useState(hours);
  const change = (part: Partial<QuietHours>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (next.from && next.until) onChange(next);
  };
  return (
    <Times>
      <TimeField
        label={t('notifications.quiet.from')}
        value={typed.from}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TimeField
        label={t('notifications.quiet.until')}
        value={typed.until}
        onChange={({ target }) => change({ until: target.value })}
      />
    </Times>
  );
}
