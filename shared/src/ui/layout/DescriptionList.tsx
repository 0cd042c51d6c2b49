import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface DescriptionListProps {
  items: readonly { term: ReactNode; description: ReactNode; id?: string }[];
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, max-content) 1fr;
  gap: var(--space-2) var(--space-5);
  @media (max-width: 479px) {
    grid-template-columns: 1fr;
    gap: 0;
  }
`;

const Term = styled.dt`
  color: var(--color-ink-3);
  font-size: var(--text-2);
  line-height: 1.6;
`;

const Description = styled.dd`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
  @media (max-width: 479px) {
    margin-block-end: var(--space-3);
  }
`;

export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {items.flatMap(({ term, description, id }, at) => [
        <Term key={`term ${id ?? at}`}>{term}</Term>,
        <Description key={`description ${id ?? at}`}>{description}</Description>,
      ])}
    </List>
  );
}
