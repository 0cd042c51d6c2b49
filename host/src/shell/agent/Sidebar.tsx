import { headerSize } from '@portal/shared/ui/media';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useHostMessages } from '../../messages/useHostMessages';
import { ExpandableEntry } from './ExpandableEntry';
import { Nav } from './frame-parts';
import { NavigationLink } from './NavigationLink';
import { useNavigationEntries } from '../navigation/useNavigationEntries';
import { useSmallScreen } from './useSmallScreen';

export const SIDEBAR_ID = 'sidebar';

const Backdrop = styled.div`
  position: fixed;
  inset: ${headerSize} 0 0;
  z-index: 14;
  background: var(--color-backdrop);
`;

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Where the agent can go, as the registry says. It works even when every remote is down. */
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
      <Nav
        ref={nav}
        id={SIDEBAR_ID}
        aria-label={t('nav.label')}
        data-closed={isOpen ? undefined : ''}
        inert={isSmall && !isOpen}
      >
        <ul>
          {entries.map((entry) => (
            <li key={entry.to}>
              {entry.children ? (
                <ExpandableEntry entry={entry} links={entry.children} />
              ) : (
                <NavigationLink {...entry} />
              )}
            </li>
          ))}
        </ul>
      </Nav>
    </>
  );
}
