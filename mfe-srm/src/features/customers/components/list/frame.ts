import styled from 'styled-components';

/** The page's width, not the window's, decides whether a line fits: the sidebar may be there or not. */
export const Frame = styled.div`
  container: customers / inline-size;
  min-inline-size: 0;
`;
export const wide = '@container customers (min-width: 46rem)';
