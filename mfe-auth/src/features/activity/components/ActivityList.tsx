import type { AccountActivityEntry } from '@portal/shared/contract';
import { Card } from '@portal/shared/ui';
import styled from 'styled-components';
import { useActivityText } from '../../../messages/useActivityText';
import { ActivityRow } from './ActivityRow';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li + li {
    border-block-start: 1px solid var(--color-line);
  }
`;

export function ActivityList({ entries }: { entries: readonly AccountActivityEntry[] }) {
  const t = useActivityText();
  return (
    <Card aria-label={t('activity.list')} padding={4}>
      <List role="list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <ActivityRow entry={entry} />
          </li>
        ))}
      </List>
    </Card>
  );
}
