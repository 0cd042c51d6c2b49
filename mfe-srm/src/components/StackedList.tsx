import styled from 'styled-components';

/** A list whose entries are a few short lines each, one under the other. */
export const StackedList = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
  }
`;
