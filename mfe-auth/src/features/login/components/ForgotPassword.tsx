import type { CountryCode } from '@portal/shared/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';

const Box = styled.div`
  position: relative;
  & > a {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    font-size: var(--text-2);
    line-height: 1.4;
  }
`;

/** Puts the forgotten-password link on the line of the label, but after the field in the tab order. */
export function ForgotPassword({ country, children }: { country: CountryCode; children: ReactNode }) {
  const t = useText();
  return (
    <Box>
      {children}
      <Link to={`/${country}/reset-password`}>{t('auth.login.forgot')}</Link>
    </Box>
  );
}
