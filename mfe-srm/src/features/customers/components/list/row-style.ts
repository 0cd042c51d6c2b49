import { fromListWidth, tableCell, tableHead, tableRow } from '@portal/shared/list';
import styled, { css } from 'styled-components';

/** From here on, a row is a line of a table. */
export const wide = fromListWidth('46rem');

const columns = css`
  display: grid;
  grid-template-columns: var(--list-columns);
  gap: var(--space-4);
  padding-inline: var(--space-4);
`;

export const Head = styled.div`
  ${tableHead(wide, columns)}
`;

/** The name's link covers the whole row; other links are above it. */
export const Row = styled.div`
  gap: var(--space-2);
  grid-template-columns: auto minmax(0, 1fr);
  & > * {
    grid-column: 2;
  }
  & > .select,
  & > .customer {
    grid-row: 1;
  }
  & > .select {
    grid-column: 1;
  }
  &.chosen {
    background: color-mix(in srgb, var(--color-brand-soft) 55%, transparent);
  }
  & small {
    display: inline-block;
  }
  ${tableRow(wide, columns)}
  ${wide} {
    && > * {
      grid-area: auto;
    }
  }
`;

export const Cell = styled.div`
  ${tableCell}
`;
