import styled from 'styled-components';

/** The form, with what is agreed so far next to it on a wide page. */
export const Frame = styled.div`
  container: trip / inline-size;
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
  max-inline-size: 80rem;
`;
export const medium = '@container trip (min-width: 36rem)';
export const wide = '@container trip (min-width: 62rem)';
export const Sides = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  ${wide} {
    grid-template-columns: minmax(0, 1fr) 19rem;
  }
  & > aside {
    ${wide} {
      position: sticky;
      inset-block-start: calc(4.84rem + var(--space-4));
    }
  }
`;
