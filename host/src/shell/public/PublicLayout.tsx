import { headerSize } from '@portal/shared/ui/media';
import { useConfig } from '@portal/shared/portal';
import { Logo } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useHostMessages } from '../../messages/useHostMessages';
import { StatusBanners } from '../banners/StatusBanners';
import { CountrySwitch } from '../country/CountrySwitch';
import { HelpButton } from '../help/HelpButton';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { PAGE_ID } from '../page/usePageFocus';
import { SkipLink } from '../page/SkipLink';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: ${headerSize};
  padding-inline: var(--space-6);
  background: var(--color-surface);
  border-block-end: 1px solid var(--color-line);
  & > :first-child {
    margin-inline-end: auto;
  }
  @media (max-width: 479.98px) {
    padding-inline: var(--space-4);
  }
  /* The narrowest phones have room for the logo mark, but not for the name. */
  @media (max-width: 359.98px) {
    svg + svg {
      display: none;
    }
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 40px;
  border-radius: var(--radius-1);
`;

const Main = styled.main`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
  &:focus {
    outline: none;
  }
`;

interface Props {
  /** The account's menu, for a signed-in reader. */
  account?: ReactNode;
  children: ReactNode;
}

/**
 * The layout of the pages that need no session. It is part of the first load, so nothing heavy belongs here.
 */
export function PublicLayout({ account, children }: Props) {
  const t = useHostMessages();
  const { brandName } = useConfig();
  return (
    <Page>
      <SkipLink />
      <Header data-no-print>
        <Home to="/" aria-label={t('shell.home', { brand: brandName })}>
          <Logo brand={brandName} />
        </Home>
        <CountrySwitch />
        {/* The account's menu has the languages too. */}
        {!account && <LanguageSwitch />}
        <HelpButton />
        {account}
      </Header>
      <StatusBanners />
      <Main id={PAGE_ID} tabIndex={-1}>
        {children}
      </Main>
    </Page>
  );
}
