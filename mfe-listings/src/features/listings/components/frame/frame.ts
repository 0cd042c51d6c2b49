import styled from 'styled-components';

/**
 * The width of the page, not of the window, decides how much fits side by side: the sidebar may be open or
 * not.
 */
export const Frame = styled.div`
  container: listings / inline-size;
  min-inline-size: 0;
`;
export const medium = '@container listings (min-width: 36rem)';
