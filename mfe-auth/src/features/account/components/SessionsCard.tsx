import { Button, Card, ErrorState, Skeleton } from '@portal/shared/ui';
import styled from 'styled-components';
import { useAccountText } from '../../../messages/useAccountText';
import { useSessions } from '../hooks/useSessions';
import { SessionRow } from './SessionRow';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li + li {
    border-block-start: 1px solid var(--color-line);
  }
`;

/** Where the account is signed in. Shows nothing if the platform does not report it. */
export function SessionsCard() {
  const t = useAccountText();
  const { list, error, isRefreshing, ending, end, refresh } = useSessions();
  if (list === null) return null;
  const others = list?.filter(({ current }) => !current) ?? [];
  return (
    <Card
      title={t('account.sessions')}
      subtitle={t('account.sessions.text')}
      actions={
        others.length > 1 && (
          <Button
            size="sm"
            busy={ending.size > 1}
            disabled={ending.size > 0}
            onClick={() => void end(others)}
          >
            {t('account.sessions.endOthers')}
          </Button>
        )
      }
    >
      {!list && error && (
        <ErrorState level={3} title={error.message} onRetry={refresh} retrying={isRefreshing} />
      )}
      {!list && !error && <Skeleton height={10} />}
      {list && (
        <List role="list">
          {list.map((session) => (
            <li key={session.id}>
              <SessionRow session={session} busy={ending.has(session.id)} onEnd={() => void end([session])} />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
