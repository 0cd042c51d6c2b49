import type { ReactNode } from 'react';
import styled from 'styled-components';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 46rem);
  justify-content: start;
  gap: var(--space-5);
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 46rem) minmax(0, 24rem);
  }
`;

/** The form in one column, with the result next to it if there is room. */
export function Columns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Grid>
      <div>{children}</div>
      {aside}
    </Grid>
  );
}
