import { Banner } from '@portal/shared/ui';
import styled from 'styled-components';
import { useGateMessages } from '../messages/useGateMessages';

const Place = styled.div`
  padding-block-end: var(--space-5);
`;

export function PendingBanner() {
  const t = useGateMessages();
  return (
    <Place>
      <Banner tone="info" title={t('shell.pending.title')}>
        {t('shell.pending.body')}
      </Banner>
    </Place>
  );
}
