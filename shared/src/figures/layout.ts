import styled from 'styled-components';

/** The layout follows the width of the page, because the sidebar opens and closes. */
export const Page = styled.div`
  container: dashboard / inline-size;
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;
  /* The gap is enough space below the title. */
  & > header:first-child {
    padding-block-end: 0;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);
  @container dashboard (min-width: 60rem) {
    grid-template-columns: minmax(18rem, 2fr) minmax(0, 5fr);
  }
`;

/** Reserves room for two or three tasks from the start. */
export const Side = styled.div`
  display: grid;
  min-block-size: 12rem;
  min-inline-size: 0;
`;

export const Wide = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-5);
  min-inline-size: 0;
`;
