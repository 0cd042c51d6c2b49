import styled from 'styled-components';

/** The page's width, not the window's, decides how much stands side by side: the sidebar may be there or not. */
export const Frame = styled.div`
  container: trips / inline-size;
  min-inline-size: 0;
`;
export const medium = '@container trips (min-width: 36rem)';
export const wide = '@container trips (min-width: 60rem)';
