import { css } from 'styled-components';
import { wide } from './cell';

/** For virtual table rows in the compact density. */
export const COMPACT_HEIGHT = 56;

/** Shorter lines and rows, for the element around the rows of a table. */
export const compactRows = css`
  ${wide} {
    --row-space: 2px;
    --row-height: 3.25rem;
    --placed-height: ${COMPACT_HEIGHT}px;
    --action-height: 24px;
    & :is(.customer, .booking) p {
      line-height: 1.2;
    }
    & .status {
      gap: 0;
    }
    & .status > :nth-child(2) {
      white-space: nowrap;
      overflow: clip;
      text-overflow: ellipsis;
    }
  }
`;
