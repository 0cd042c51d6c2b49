import { limits } from '@portal/shared/contract';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { CompanyGate } from '../../gate/CompanyGate';
import { LiveDesk } from '../../live/LiveDesk';
import { StatusBanners } from '../banners/StatusBanners';
import { PAGE_ID } from '../page/use-page-focus';
import { SkipLink } from '../page/SkipLink';
import { Header } from './Header';
import { Sidebar } from './Sidebar';
import { belowCollapse } from './use-small-screen';
import { useSidebar } from './use-sidebar';
import { usePreloadWhenIdle } from './use-preload-when-idle';

const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  padding-block-start: ${limits.layout.header};
  margin-inline-start: ${limits.layout.sidebar};
  @media ${belowCollapse} { margin-inline-start: 0; }
`;

const Main = styled.main`
  display: flex;
  flex-direction: column;
  flex: 1;
  inline-size: 100%;
  max-inline-size: 100rem;
  min-inline-size: 0;
  margin-inline: auto;
  padding: var(--space-8);
  scroll-margin-block-start: ${limits.layout.header};
  &:focus { outline: none; }
  @media (max-width: ${limits.layout.smallBelow - 0.02}px) { padding: var(--space-4); }
`;

/** Around every page of a signed-in agent. */
export function AgentShell({ children }: { children: ReactNode }) {
  const sidebar = useSidebar();
  const hamburger = useRef<HTMLButtonElement>(null);
  usePreloadWhenIdle();
  const closeAndReturn = () => {
    sidebar.close();
    hamburger.current?.focus();
  };
  return (
    <LiveDesk>
      <SkipLink />
      <Header sidebar={sidebar} hamburger={hamburger} />
      <Sidebar isOpen={sidebar.isOpen} onClose={closeAndReturn} />
      <Body>
        <StatusBanners />
        <Main id={PAGE_ID} tabIndex={-1}><CompanyGate>{children}</CompanyGate></Main>
      </Body>
    </LiveDesk>
  );
}
