import styled from 'styled-components';

/**
 * The page of a list. Its width, not that of the window, decides how much fits side by side: the sidebar may be
 * open or not.
 */
export const ListFrame = styled.div`
  container: list / inline-size;
  min-inline-size: 0;
`;

/** A query for list pages from a width on. */
export const fromListWidth = (width: string): string => `@container list (min-width: ${width})`;
