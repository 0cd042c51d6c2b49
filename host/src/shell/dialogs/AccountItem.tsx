import { Icon, type IconName } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

const item = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: var(--control);
  padding-inline: var(--space-2);
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: var(--color-ink-1);
  font: inherit;
  font-size: var(--text-3);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: var(--color-surface-2);
  }
  & > svg {
    color: var(--color-ink-3);
  }
`;
const ItemLink = styled(Link)`
  ${item}
`;
const ItemButton = styled.button`
  ${item}
`;

interface Props {
  icon: IconName;
  onClick: () => void;
  children: ReactNode;
}

export const AccountLink = ({ icon, children, ...props }: Props & { to: string }) => (
  <ItemLink {...props}>
    <Icon name={icon} />
    {children}
  </ItemLink>
);

export const AccountAction = ({ icon, children, ...props }: Props) => (
  <ItemButton type="button" {...props}>
    <Icon name={icon} />
    {children}
  </ItemButton>
);
