import { Card, Icon, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useDashboardText } from '../../../messages/useDashboardText';
import type { Owner } from '../hooks/useListingAgent';
import type { Task } from '../model/tasks';
import { TaskRow } from './TaskRow';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-end: calc(-1 * var(--space-5));
  margin-inline: calc(-1 * var(--space-5));
  padding: 0;
  list-style: none;
  & > li {
    border-block-start: 1px solid var(--color-line);
  }
`;

const Done = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-success-ink);
`;

interface Props {
  tasks: readonly Task[];
  owner: Owner;
}

export function Tasks({ tasks, owner }: Props) {
  const t = useDashboardText();
  return (
    <Card title={t('dashboard.tasks')}>
      {tasks.length === 0 ? (
        <Done>
          <Icon name="check" />
          <Text>{t('dashboard.tasks.none')}</Text>
        </Done>
      ) : (
        <List role="list">
          {tasks.map((task) => (
            <li key={task.kind === 'document' ? (task.document.vehicleId ?? 'company') : task.kind}>
              <TaskRow task={task} owner={owner} />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
