import styled from 'styled-components';

/** The page goes by its own width: the sidebar comes and goes. */
export const Page = styled.div`
  container: dashboard / inline-size;
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;
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

/** Two or three things to do have their place from the start. */
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
