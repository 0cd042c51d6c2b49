import { useConfig } from '@portal/shared/portal';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useHostMessages } from '../../messages/use-host-messages';
import { AccountButton } from '../account/AccountButton';
import { CountrySwitch } from '../country/CountrySwitch';
import { HelpButton } from '../help/HelpButton';
import { NotificationBell } from '../notifications/NotificationBell';
import { SearchButton } from '../search/SearchButton';
import { BarLogo } from './BarLogo';
import { Bar } from './frame-parts';
import { MenuToggle } from './MenuToggle';
import type { SidebarState } from './use-sidebar';

const Home = styled(Link)`
  display: inline-flex;
  margin-inline-end: auto;
  border-radius: var(--radius-1);
  /* The menu leads to the dashboard too. */
  @media (max-width: 379.98px) {
    display: none;
  }
`;

/** On a phone the flags alone, which leaves room for the buttons. */
const Country = styled.div`
  @media (max-width: 479.98px) {
    & span[aria-hidden] {
      display: none;
    }
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
      <Country>
        <CountrySwitch />
      </Country>
      <HelpButton />
      <NotificationBell />
      <AccountButton />
    </Bar>
  );
}
