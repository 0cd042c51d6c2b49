import { Badge, Icon, Text } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useDashboardText } from '../../../messages/useDashboardText';
import type { Owner } from '../hooks/useListingAgent';
import type { Task } from '../model/tasks';
import { useTaskWords } from '../hooks/useTaskWords';

const Row = styled(Link)`
  display: flex;
  align-items: start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-5);
  color: var(--color-ink-1);
  text-decoration: none;
  transition: background var(--quick);
  & > svg {
    margin-block-start: 2px;
    color: var(--color-ink-3);
  }
  & > svg:last-child {
    color: var(--color-ink-4);
  }
  &:hover {
    background: var(--color-surface-2);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > :last-child {
    white-space: normal;
  }
`;

/** One task, with a link to where it is done. */
export function TaskRow({ task, owner }: { task: Task; owner: Owner }) {
  const t = useDashboardText();
  const { icon, title, text, badge, to } = useTaskWords(task, owner);
  return (
    <Row to={to}>
      <Icon name={icon} size={18} />
      <Words>
        <Text as="span" weight={600}>
          {title}
        </Text>
        {text && (
          <Text as="span" size={2} tone="muted">
            {text}
          </Text>
        )}
        {badge && <Badge tone={badge.tone}>{t(badge.id, badge.values)}</Badge>}
      </Words>
      <Icon name="chevron-end" />
    </Row>
  );
}
