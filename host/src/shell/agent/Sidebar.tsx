import { limits } from '@portal/shared/contract';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useHostMessages } from '../../messages/use-host-messages';
import { ExpandableEntry } from './ExpandableEntry';
import { NavigationLink } from './NavigationLink';
import { useNavigationEntries } from './use-navigation-entries';
import { belowCollapse, useSmallScreen } from './use-small-screen';

export const SIDEBAR_ID = 'sidebar';

const Nav = styled.nav`
  position: fixed;
  inset-block: ${limits.layout.header} 0;
  inset-inline-start: 0;
  z-index: 15;
  inline-size: ${limits.layout.sidebar};
  padding: var(--space-4) var(--space-3);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--color-surface);
  border-inline-end: 1px solid var(--color-line);
  & ul { display: flex; flex-direction: column; gap: 2px; margin: 0; padding: 0; list-style: none; }
  @media ${belowCollapse} {
    --hidden-at: -100%;
    [dir='rtl'] & { --hidden-at: 100%; }
    inline-size: min(${limits.layout.sidebar}, 85vw);
    transition: transform var(--slow), visibility var(--slow);
    &[data-closed] { visibility: hidden; transform: translateX(var(--hidden-at)); }
    &:not([data-closed]) { box-shadow: var(--elevation-2); }
  }
`;

const Backdrop = styled.div`
  position: fixed;
  inset: ${limits.layout.header} 0 0;
  z-index: 14;
  background: var(--color-backdrop);
`;

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Where the agent can go, as the registry says: also with every remote down. */
export function Sidebar({ isOpen, onClose }: Props) {
  const t = useHostMessages();
  const entries = useNavigationEntries();
  const isSmall = useSmallScreen();
  const nav = useRef<HTMLElement>(null);
  const covers = isSmall && isOpen;
  useEffect(() => {
    if (covers) nav.current?.querySelector('a')?.focus();
  }, [covers]);
  return (
    <>
      {covers && <Backdrop onClick={onClose} />}
      <Nav ref={nav} id={SIDEBAR_ID} aria-label={t('nav.label')} data-closed={isOpen ? undefined : ''} inert={isSmall && !isOpen}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.to}>{entry.children ? <ExpandableEntry entry={entry} links={entry.children} /> : <NavigationLink {...entry} />}</li>
          ))}
        </ul>
      </Nav>
    </>
  );
}
