import { DAY, toCountryDay, type Notification } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Heading, Stack } from '@portal/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useRemotes } from '../../../core/host-context';
import { useNotificationMessages } from '../../../messages/useNotificationMessages';
import { findPage } from '../model/find-page';
import { groupByDay, type DayOfNotifications } from '../model/group-by-day';
import { NotificationLine } from './NotificationLine';

const Lines = styled.ul`
  margin: 0;
  /* The ground of a line begins at the edge of its icon. */
  margin-inline: calc(-1 * var(--space-3));
  padding: 0;
  list-style: none;
`;

interface Props {
  list: readonly Notification[];
  onRead: (notification: Notification) => void;
  onOpened: () => void;
}

function Day({ day, list, label, onRead, onOpened }: Props & DayOfNotifications & { label: string }) {
  const id = useId();
  const { entries } = useRemotes();
  return (
    <section key={day}>
      <Heading level={3} size={2} id={id}>
        {label}
      </Heading>
      <Lines aria-labelledby={id}>
        {list.map((one) => (
          <li key={one.notificationId}>
            <NotificationLine
              notification={one}
              to={findPage(one, entries)}
              onRead={() => onRead(one)}
              onOpened={onOpened}
            />
          </li>
        ))}
      </Lines>
    </section>
  );
}

/** What happened, by day, the newest first. */
export function NotificationList(props: Props) {
  const t = useNotificationMessages();
  const { id: country, timeZone } = useCountry();
  // The panel is made again each time that it opens.
  const [now] = useState(() => Date.now());
  const today = toCountryDay(new Date(now), timeZone);
  const yesterday = toCountryDay(new Date(now - DAY), timeZone);
  const nameDay = (day: string) => {
    if (day === today) return t('notifications.today');
    return day === yesterday ? t('notifications.yesterday') : formatDate(day, country);
  };
  return (
    <Stack gap={4}>
      {groupByDay(props.list, timeZone).map(({ day, list }) => (
        <Day key={day} {...props} day={day} list={list} label={nameDay(day)} />
      ))}
    </Stack>
  );
}
