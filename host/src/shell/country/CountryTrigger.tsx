import { countries, type CountryCode } from '@portal/shared/contract';
import { countryName } from '@portal/shared/format';
import { Flag, Icon } from '@portal/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useHostMessages } from '../../messages/useHostMessages';
import { HeaderButton } from '../parts/HeaderButton';

/** Quiet: nobody needs it in a day's work, and its menu leads out of the session. */
const Element = styled(HeaderButton)`
  gap: 6px;
  color: var(--color-ink-3);
  font-size: var(--text-2);
  font-weight: 600;
  /* On a phone the flag alone, which leaves room for the other buttons. */
  @media (max-width: 559.98px) {
    & > :not(:first-child) {
      display: none;
    }
  }
`;

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  country: CountryCode;
}

export function CountryTrigger({ country, ...props }: Props) {
  const t = useHostMessages();
  const name = `${t('shell.country.label')}: ${countryName(country)}`;
  return (
    <Element type="button" aria-haspopup="menu" aria-label={name} title={name} {...props}>
      <Flag country={countries[country].flag} size={18} />
      <span aria-hidden>{country.toUpperCase()}</span>
      <Icon name="chevron-down" size={12} />
    </Element>
  );
}
