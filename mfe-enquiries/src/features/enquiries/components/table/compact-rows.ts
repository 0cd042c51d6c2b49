import { css } from 'styled-components';
import { wide } from './cell';

/** For virtual table rows in the compact density. */
export const COMPACT_HEIGHT = 56;

/** Shorter lines, and two in place of three where there is room; for the element around the rows of a table. */
export const compactRows = css`
  ${wide} {
    --row-space: 2px;
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
      flex: 1 1 5rem;
      min-inline-size: 0;
    }
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
