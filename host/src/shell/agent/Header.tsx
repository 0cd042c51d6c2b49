import { useConfig } from '@portal/shared/portal';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useHostMessages } from '../../messages/useHostMessages';
import { AccountButton } from '../account/AccountButton';
import { CountryButton } from '../country/CountryButton';
import { HelpButton } from '../help/HelpButton';
import { NotificationBell } from '../notifications/NotificationBell';
import { SearchButton } from '../search/SearchButton';
import { BarLogo } from './BarLogo';
import { Bar } from './frame-parts';
import { MenuToggle } from './MenuToggle';
import type { SidebarState } from './useSidebar';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 40px;
  margin-inline-end: auto;
  border-radius: var(--radius-1);
  /* The menu leads to the dashboard too. */
  @media (max-width: 379.98px) {
    display: none;
  }
`;

interface Props {
  sidebar: SidebarState;
  hamburger: RefObject<HTMLButtonElement | null>;
}

export function Header({ sidebar, hamburger }: Props) {
  const t = useHostMessages();
  const { brandName } = useConfig();
  return (
    <Bar>
      <MenuToggle sidebar={sidebar} button={hamburger} />
      <Home to="/" aria-label={t('shell.home', { brand: brandName })}>
        <BarLogo />
      </Home>
      <SearchButton />
      <HelpButton />
      <CountryButton />
      <NotificationBell />
      <AccountButton />
    </Bar>
  );
}
