import { Banner } from '@portal/shared/ui';
import styled from 'styled-components';
import { useHostMessages } from '../../messages/use-host-messages';
import { useConnection } from './use-connection';

/** Stays visible while the page is scrolled, below the header where that stays too. */
const Place = styled.div`
  position: sticky;
  inset-block-start: var(--banner-start, 0);
  z-index: 10;
  padding: var(--space-3) var(--space-4) 0;
`;

/** Problems that affect every page: no network, or no server. */
export function StatusBanners() {
  const t = useHostMessages();
  const connection = useConnection();
  if (connection === 'fine') return null;
  return (
    <Place data-no-print>
      {connection === 'offline' ? (
        <Banner tone="warning" title={t('shell.offline.title')}>
          {t('shell.offline.body')}
        </Banner>
      ) : (
        <Banner tone="warning" title={t('shell.apiDown.title')}>
          {t('shell.apiDown.body')}
        </Banner>
      )}
    </Place>
  );
}
