import { Icon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding-block: var(--space-1);
  color: var(--color-ink-2);
  font-size: var(--text-2);
`;

/** The list that the page belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Back to={to}>
      <Icon name="arrow-start" size={14} />
      {children}
    </Back>
  );
}
