import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.ul<{ $stale: boolean }>`
  padding: 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  list-style: none;
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
`;

interface Props {
  label: string;
  isStale?: boolean;
  children: ReactNode;
}

export function OfferList({ label, isStale = false, children }: Props) {
  return (
    <List role="list" aria-label={label} aria-busy={isStale} $stale={isStale}>
      {children}
    </List>
  );
}
