import styled from 'styled-components';

/**
 * The width of the page, not of the window, decides how much fits side by side: the sidebar may be open or
 * not.
 */
export const Frame = styled.div`
  container: trips / inline-size;
  min-inline-size: 0;
`;
export const medium = '@container trips (min-width: 36rem)';
export const wide = '@container trips (min-width: 60rem)';
