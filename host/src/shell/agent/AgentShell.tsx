import { useRef, type ReactNode } from 'react';
import { CompanyGate } from '../../gate/CompanyGate';
import { LiveDesk } from '../../live/desk/LiveDesk';
import { StatusBanners } from '../banners/StatusBanners';
import { PAGE_ID } from '../page/usePageFocus';
import { SkipLink } from '../page/SkipLink';
import { Body, Main } from './frame-parts';
import { Header } from './Header';
import { Sidebar } from './Sidebar';
import { useSendKey } from './useSendKey';
import { useSidebar } from './useSidebar';
import { usePreloadWhenIdle } from './usePreloadWhenIdle';

/** The layout around every page of a signed-in agent. */
export function AgentShell({ children }: { children: ReactNode }) {
  const sidebar = useSidebar();
  const hamburger = useRef<HTMLButtonElement>(null);
  usePreloadWhenIdle();
  useSendKey();
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
        <Main id={PAGE_ID} tabIndex={-1}>
          <CompanyGate>{children}</CompanyGate>
        </Main>
      </Body>
    </LiveDesk>
  );
}
