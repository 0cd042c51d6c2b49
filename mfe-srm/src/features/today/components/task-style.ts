import styled from 'styled-components';

/** The figures of the day stand below the tasks, and next to them on a very wide screen. */
export const DayColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);
  @container dashboard (min-width: 90rem) {
    grid-template-columns: minmax(0, 5fr) minmax(22rem, 2fr);
  }
`;

export const TaskFrame = styled.div`
  container: tasks / inline-size;
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
`;
export const wide = '@container tasks (min-width: 52rem)';
