import { Banner } from '@portal/shared/ui';
import styled from 'styled-components';
import { useShellNotices } from '../../core/shell-notices';
import { useHostMessages } from '../../messages/useHostMessages';
import { useConnection } from './useConnection';

/** Stays visible while the page is scrolled, below the header where that stays too. */
const Place = styled.div`
  position: sticky;
  inset-block-start: var(--banner-start, 0);
  z-index: 10;
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4) 0;
`;

/** What affects every page: no network, no server, or a notice that loaded later. */
export function StatusBanners() {
  const t = useHostMessages();
  const connection = useConnection();
  const notices = useShellNotices();
  if (connection === 'fine' && notices.length === 0) return null;
  return (
    <Place data-no-print>
      {connection === 'offline' && (
        <Banner tone="warning" title={t('shell.offline.title')}>
          {t('shell.offline.body')}
        </Banner>
      )}
      {connection === 'api-down' && (
        <Banner tone="warning" title={t('shell.apiDown.title')}>
          {t('shell.apiDown.body')}
        </Banner>
      )}
      {notices}
    </Place>
  );
}
