import { belowTablet } from '@portal/shared/ui/media';
import styled, { css } from 'styled-components';

/** Scrolls the rows of a table. */
export const RowsBox = styled.div`
  max-block-size: 50vh;
  overflow: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
`;

/**
 * Below 768 px each row is a card, so that nobody scrolls sideways. Its heading has a line of its own, and each other cell
 * begins with the name of its column, its `data-label`.
 */
export const rowsAsCards = css`
  @media ${belowTablet} {
    &,
    & > tbody,
    & > tbody > tr,
    & > tbody > tr > th {
      display: block;
    }
    & > thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & > tbody > tr {
      padding: var(--space-2) var(--space-3);
      border-block-end: 1px solid var(--color-line);
    }
    && > tbody > tr > :is(th, td) {
      padding: 2px 0;
      border: 0;
      text-align: start;
      white-space: normal;
    }
    & > tbody > tr > td {
      display: grid;
      grid-template-columns: minmax(6rem, 2fr) minmax(0, 3fr);
      column-gap: var(--space-3);
      justify-items: start;
      &:empty {
        display: none;
      }
      &::before {
        content: attr(data-label);
        grid-row: 1 / span 9;
        color: var(--color-ink-3);
      }
    }
  }
`;

/** One line for each row; the headings stay in view. */
export const RowsTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: var(--space-2) var(--space-3);
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid var(--color-line);
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--color-surface-2);
    color: var(--color-ink-3);
    font-size: var(--text-1);
  }
`;
