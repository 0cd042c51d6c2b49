import { fromDesktop } from '@portal/shared/ui/media';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { MarketingPanel } from './marketing/components/MarketingPanel';
import { useFollowPathCountry } from '../hooks/usePageCountry';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
  inline-size: 100%;
  padding: var(--space-8) var(--space-4);
  @media ${fromDesktop} {
    grid-template-columns: minmax(30rem, 1fr) minmax(32rem, 1.15fr);
    gap: 0;
    min-block-size: calc(100dvh - 4.84rem);
    padding: 0;
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  inline-size: min(100%, 25rem);
  margin-inline: auto;
  @media ${fromDesktop} {
    padding-block: var(--space-10);
  }
`;

/**
 * For visitors who are not signed in: the form at the start, the product next to it (below it on a small
 * screen).
 */
export function AuthLayout() {
  useFollowPathCountry();
  return (
    <Page>
      <Column>
        <Outlet />
      </Column>
      <MarketingPanel />
    </Page>
  );
}
