import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import { wide } from '../table/cell';
import { Choices, type ChoicesProps } from './Choices';

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  align-items: center;
  & > :first-child {
    grid-column: 1 / -1;
  }
  @container enquiries (min-width: 36rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  }
  ${wide} {
    grid-template-columns: minmax(16rem, 26rem) 10rem minmax(10rem, 15rem) auto;
    justify-content: start;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

export function Toolbar({ search, ...choices }: ChoicesProps & { search: ReactNode }) {
  const t = useText();
  return (
    <Bar role="search" aria-label={t('enquiries.filter.label')}>
      {search}
      <Choices {...choices} />
    </Bar>
  );
}
