import { IconButton } from '@portal/shared/ui';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { NEW_ENQUIRIES, useBadgeCount } from '../../live/badges/badge-counts';
import { useHostMessages } from '../../messages/useHostMessages';
import { useLiveMessages } from '../../messages/useLiveMessages';
import { SIDEBAR_ID } from './Sidebar';
import type { SidebarState } from './useSidebar';
import { belowCollapse } from './useSmallScreen';

const Place = styled.span`
  position: relative;
  display: none;
  @media ${belowCollapse} {
    display: inline-flex;
  }
`;

const Dot = styled.span`
  position: absolute;
  inset-block-start: 5px;
  inset-inline-end: 5px;
  inline-size: 12px;
  block-size: 12px;
  border: 2px solid var(--color-surface);
  border-radius: 50%;
  background: var(--color-brand);
  pointer-events: none;
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

interface Props {
  sidebar: SidebarState;
  button: RefObject<HTMLButtonElement | null>;
}

/** The hamburger of the small screen. While the sidebar is hidden it says that enquiries wait there. */
export function MenuToggle({ sidebar: { isOpen, open, close }, button }: Props) {
  const t = useHostMessages();
  const tLive = useLiveMessages();
  const count = useBadgeCount(NEW_ENQUIRIES);
  const openLabel = count > 0 ? tLive('live.menu', { count }) : t('shell.menu.open');
  return (
    <Place>
      <IconButton
        ref={button}
        icon={isOpen ? 'x' : 'menu'}
        label={isOpen ? t('shell.menu.close') : openLabel}
        aria-expanded={isOpen}
        aria-controls={SIDEBAR_ID}
        onClick={isOpen ? close : open}
      />
      {count > 0 && !isOpen && <Dot />}
    </Place>
  );
}
