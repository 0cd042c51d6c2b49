import styled from 'styled-components';
import { Table } from '../../../libraries/compare/components/table-style';

/** On a phone the part is above the two sides and its button below. */
export const ComparisonTable = styled(Table)`
  & tbody th {
    inline-size: 28%;
  }
  & tr[data-worse] {
    background: color-mix(in srgb, var(--color-warning-soft) 45%, transparent);
  }
  & td:nth-child(4) {
    inline-size: 1%;
    text-align: end;
    white-space: nowrap;
  }
  @media (max-width: 30rem) {
    & tbody th {
      inline-size: auto;
    }
    & td:nth-child(4) {
      grid-column: 1 / -1;
      inline-size: auto;
    }
    & td:nth-child(4):empty {
      display: none;
    }
  }
`;
