import { limits } from '@portal/shared/contract';
import { useConfig } from '@portal/shared/portal';
import { Logo } from '@portal/shared/ui';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useHostMessages } from '../../messages/use-host-messages';
import { AccountButton } from '../account/AccountButton';
import { CountrySwitch } from '../country/CountrySwitch';
import { HelpButton } from '../help/HelpButton';
import { MenuToggle } from './MenuToggle';
import type { SidebarState } from './use-sidebar';

const Bar = styled.header`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  block-size: ${limits.layout.header};
  padding-inline: var(--space-5);
  background: var(--color-surface);
  border-block-end: 1px solid var(--color-line);
  @media (max-width: ${limits.layout.smallBelow - 0.02}px) { padding-inline: var(--space-3); gap: var(--space-1); }
`;

const Home = styled(Link)`
  display: inline-flex;
  margin-inline-end: auto;
  border-radius: var(--radius-1);
`;

const WideOnly = styled.span`
  display: inline-flex;
  @media (max-width: 479.98px) { display: none; }
`;

const NarrowOnly = styled.span`
  display: none;
  @media (max-width: 479.98px) { display: inline-flex; }
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
        <WideOnly><Logo brand={brandName} /></WideOnly>
        <NarrowOnly><Logo brand={brandName} compact /></NarrowOnly>
      </Home>
      <CountrySwitch />
      <HelpButton />
      <AccountButton />
    </Bar>
  );
}
