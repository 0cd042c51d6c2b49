import { useMessages } from '@portal/shared/i18n';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/Button';
import { Icon } from '../icons/Icon';
import { Heading } from '../text/Heading';
import { Text } from '../text/Text';
import { Message, MessageActions, MessageMark } from './Message';

export interface ErrorStateProps {
  /** What failed. */
  title: ReactNode;
  /** Why it failed, and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** A second action, next to the retry. */
  action?: ReactNode;
  illustration?: ReactNode;
  /** For the support desk, such as the id of the request. */
  details?: ReactNode;
  level?: 1 | 2 | 3;
}

const Details = styled.p`
  padding-block-start: var(--space-3);
  color: var(--color-ink-3);
  font: var(--text-1) / 1.5 var(--font-mono);
  overflow-wrap: anywhere;
  user-select: all;
`;

export function ErrorState({
  title,
  children,
  onRetry,
  retrying,
  action,
  illustration,
  details,
  level = 2,
}: ErrorStateProps) {
  const t = useMessages();
  return (
    <Message role="alert">
      {illustration ?? (
        <MessageMark $tone="danger">
          <Icon name="alert" size={22} />
        </MessageMark>
      )}
      <Heading level={level} size={level === 1 ? 5 : 4}>
        {title}
      </Heading>
      {children && (
        <Text as="div" tone="muted">
          {children}
        </Text>
      )}
      {(onRetry || action) && (
        <MessageActions>
          {onRetry && (
            <Button icon="refresh" busy={retrying} onClick={onRetry}>
              {t('ui.tryAgain')}
            </Button>
          )}
          {action}
        </MessageActions>
      )}
      {details && <Details>{details}</Details>}
    </Message>
  );
}
