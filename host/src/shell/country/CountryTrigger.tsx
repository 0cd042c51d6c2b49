import { countries, type CountryCode } from '@portal/shared/contract';
import { countryName } from '@portal/shared/format';
import { Flag, Icon } from '@portal/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useHostMessages } from '../../messages/use-host-messages';

/** Quiet: nobody needs it in a day's work, and its menu leads out of the session. */
const Element = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: var(--control);
  min-inline-size: var(--control);
  padding-inline: var(--space-2);
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: var(--color-ink-3);
  font: inherit;
  font-size: var(--text-2);
  font-weight: 600;
  cursor: pointer;
  transition: background var(--quick);
  &:hover,
  &[aria-expanded='true'] {
    background: var(--color-surface-2);
    color: var(--color-ink-1);
  }
  /* On a phone the flag alone, which leaves room for the other buttons. */
  @media (max-width: 559.98px) {
    padding-inline: 0;
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
