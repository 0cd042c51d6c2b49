import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon';
import { Heading } from '../text/Heading';
import { Text } from '../text/Text';
import { Message, MessageActions, MessageMark } from './Message';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconName;
  /** Replaces the icon. */
  illustration?: ReactNode;
  level?: 1 | 2 | 3;
}

export function EmptyState({
  title,
  children,
  action,
  icon = 'inbox',
  illustration,
  level = 2,
}: EmptyStateProps) {
  return (
    <Message>
      {illustration ?? (
        <MessageMark $tone="neutral">
          <Icon name={icon} size={22} />
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
      {action && <MessageActions>{action}</MessageActions>}
    </Message>
  );
}
