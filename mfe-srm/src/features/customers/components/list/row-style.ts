import { fromListWidth, tableCell, tableHead, tableRow } from '@portal/shared/list';
import styled, { css } from 'styled-components';

/** From here on, a row is a line of a table. */
export const wide = fromListWidth('46rem');

const columns = css`
  display: grid;
  grid-template-columns:
    minmax(10rem, 1.2fr) minmax(10rem, 1.2fr) minmax(10rem, 1.1fr)
    minmax(8rem, 0.9fr);
  gap: var(--space-4);
  padding-inline: var(--space-4);
`;

export const Head = styled.div`
  ${tableHead(wide, columns)}
`;

/** The name's link covers the whole row; other links are above it. */
export const Row = styled.div`
  gap: var(--space-2);
  & small {
    display: inline-block;
  }
  ${tableRow(wide, columns)}
`;

export const Cell = styled.div`
  ${tableCell}
`;
