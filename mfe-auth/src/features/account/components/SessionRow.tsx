import type { AccountSession } from '@portal/shared/contract';
import { formatAge } from '@portal/shared/format';
import { useServerClock } from '@portal/shared/portal';
import { Badge, Button, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useAccountText } from '../../../messages/useAccountText';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-block-size: 3.5rem;
  padding-block: var(--space-2);
`;

interface Props {
  session: AccountSession;
  busy: boolean;
  onEnd: () => void;
}

export function SessionRow({ session: { device, lastUsedAt, current }, busy, onEnd }: Props) {
  const t = useAccountText();
  const clock = useServerClock();
  return (
    <Row>
      <div>
        <Text weight={600}>
          <bdi>{device}</bdi>
        </Text>
        <Text size={2} tone="muted">
          {t('account.sessions.used', { age: formatAge(lastUsedAt, new Date(clock.now())) })}
        </Text>
      </div>
      {current ? (
        <Badge tone="success">{t('account.sessions.here')}</Badge>
      ) : (
        <Button size="sm" busy={busy} aria-label={t('account.sessions.endOne', { device })} onClick={onEnd}>
          {t('account.sessions.end')}
        </Button>
      )}
    </Row>
  );
}
