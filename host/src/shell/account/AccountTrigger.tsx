import { belowTablet } from '@portal/shared/ui/media';
import { Icon } from '@portal/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { HeaderButton } from '../parts/HeaderButton';

const Element = styled(HeaderButton)`
  position: relative;
  overflow: hidden;
  max-inline-size: clamp(16rem, 24vi, 22rem);
  padding-block: 2px;
  padding-inline: 2px var(--space-2);
  border-radius: var(--radius-full);
  color: var(--color-ink-1);
  font-weight: 600;
  & > svg {
    color: var(--color-ink-3);
  }
  @media (max-width: 359.98px) {
    padding-inline-end: 2px;
    & > svg {
      display: none;
    }
  }
`;

const Avatar = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  background: var(--color-brand-soft);
  color: var(--color-brand-ink);
  font-size: var(--text-1);
  font-weight: 700;
  letter-spacing: 0.02em;
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media ${belowTablet} {
    position: absolute;
    clip-path: inset(50%);
  }
`;

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'name' | 'children'> {
  label: string;
  initials: string;
}

export function AccountTrigger({ label, initials, ...props }: Props) {
  return (
    <Element type="button" {...props}>
      <Avatar aria-hidden dir="auto">
        {initials || <Icon name="user" size={16} />}
      </Avatar>
      <Name dir="auto">{label}</Name>
      <Icon name="chevron-down" size={14} />
    </Element>
  );
}
