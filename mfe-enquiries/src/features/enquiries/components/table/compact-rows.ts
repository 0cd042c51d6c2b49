import { css } from 'styled-components';
import { wide } from './cell';

/** For virtual table rows in the compact density. */
export const COMPACT_HEIGHT = 56;

/** Two lines in place of three, where rows are lines of a table; for the element around them. */
export const compactRows = css`
  ${wide} {
    --row-height: 3.25rem;
    --placed-height: ${COMPACT_HEIGHT}px;
    --action-height: 24px;
    & .customer > div {
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--space-2);
    }
    & .customer p {
      flex: none;
      max-inline-size: 100%;
    }
    & .customer p.strong {
      flex: 1 0 100%;
    }
    & .customer p:last-child {
      flex: 1 1 0;
      min-inline-size: 0;
    }
    & .booking p {
      line-height: 1.2;
    }
  }
`;
