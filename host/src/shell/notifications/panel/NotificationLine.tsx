import type { Notification } from '@portal/shared/contract';
import { formatAge, formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Icon, VisuallyHidden, type Tone } from '@portal/shared/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useNotificationMessages } from '../../../messages/useNotificationMessages';
import { FactList } from '../../parts/FactList';
import { useDescription } from './useDescription';

const line = css`
  display: flex;
  align-items: start;
  gap: var(--space-3);
  inline-size: 100%;
  padding: var(--space-3);
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: var(--color-surface-2);
  }
`;
const LinkLine = styled(Link)`
  ${line}
`;
const ButtonLine = styled.button`
  ${line}
  &:disabled {
    background: none;
    cursor: default;
  }
`;

const Mark = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  flex: none;
  padding: 7px;
  border-radius: 50%;
  background: var(--color-${({ $tone }) => $tone}-soft);
  color: var(--color-${({ $tone }) => $tone}-ink);
`;
const Words = styled.span`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
const Title = styled.span<{ $isRead: boolean }>`
  font-weight: ${({ $isRead }) => ($isRead ? 400 : 600)};
`;
const Facts = styled.span`
  color: var(--color-ink-2);
  font-size: var(--text-2);
`;
const Dot = styled.span`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  margin-block-start: 7px;
  border-radius: 50%;
  background: var(--color-brand);
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

interface Props {
  notification: Notification;
  /** The address that it opens. Null: it can only be read. */
  to: string | null;
  onRead: () => void;
  /** It was opened in this tab. */
  onOpened: () => void;
}

/** One notification: a link to what it is about. */
export function NotificationLine({ notification, to, onRead, onOpened }: Props) {
  const t = useNotificationMessages();
  const country = useCountry();
  const { icon, tone, title, facts } = useDescription()(notification);
  const { at, isRead } = notification;
  const contents = (
    <>
      <Mark $tone={tone}>
        <Icon name={icon} size={16} />
      </Mark>
      <Words>
        <Title $isRead={isRead}>{title}</Title>
        {facts.length > 0 && (
          <Facts>
            <FactList facts={facts} />
          </Facts>
        )}
        <Facts as="time" dateTime={at} title={formatDateTime(at, country.id)}>
          {formatAge(at)}
        </Facts>
      </Words>
      {!isRead && (
        <>
          <Dot aria-hidden />
          <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>
        </>
      )}
    </>
  );
  if (to === null)
    return (
      <ButtonLine type="button" disabled={isRead} onClick={onRead}>
        {contents}
      </ButtonLine>
    );
  const open = (event: MouseEvent) => {
    onRead();
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpened();
  };
  return (
    <LinkLine to={to} onClick={open}>
      {contents}
    </LinkLine>
  );
}
