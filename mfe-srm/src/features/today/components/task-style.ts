import styled from 'styled-components';

/** The tasks next to the figures of the day; below them on a phone. */
export const DayColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);
  @container dashboard (min-width: 75rem) {
    grid-template-columns: minmax(0, 5fr) minmax(18rem, 1.6fr);
  }
`;

export const TaskFrame = styled.div`
  container: tasks / inline-size;
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
`;
export const wide = '@container tasks (min-width: 52rem)';
