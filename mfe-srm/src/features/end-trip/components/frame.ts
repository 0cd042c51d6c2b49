import styled from 'styled-components';

export const Page = styled.div`
  container: end-trip / inline-size;
  inline-size: min(100%, 76rem);
`;

/** The settlement stays visible next to the fields if there is room, else it follows them. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  @container end-trip (min-width: 58rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
    align-items: start;
  }
`;

export const Side = styled.div`
  min-inline-size: 0;
  @container end-trip (min-width: 58rem) {
    position: sticky;
    inset-block-start: var(--space-4);
  }
`;
