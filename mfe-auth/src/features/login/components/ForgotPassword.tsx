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

/** Puts the way out of a forgotten password on the line of the field's label, but after the field in the order of the keyboard. */
export function ForgotPassword({ country, children }: { country: CountryCode; children: ReactNode }) {
  const t = useText();
  return (
    <Box>
      {children}
      <Link to={`/${country}/reset-password`}>{t('auth.login.forgot')}</Link>
    </Box>
  );
}
