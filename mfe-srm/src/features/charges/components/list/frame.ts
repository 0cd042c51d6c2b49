import styled from 'styled-components';

/** The width of the page, not of the window, decides whether a line fits: the sidebar may be open or not. */
export const Frame = styled.div`
  container: charges / inline-size;
  min-inline-size: 0;
`;
export const wide = '@container charges (min-width: 52rem)';
