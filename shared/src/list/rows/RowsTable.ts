import styled from 'styled-components';

/** Scrolls the rows of a table. */
export const RowsBox = styled.div`
  max-block-size: 50vh;
  overflow: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
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
