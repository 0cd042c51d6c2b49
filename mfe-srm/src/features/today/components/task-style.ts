import { belowDesktop } from '@portal/shared/ui/media';
import styled from 'styled-components';

/** The figures of the day stand below the tasks, and next to them on a wide screen. */
export const DayColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);
  @container dashboard (min-width: 68rem) {
    grid-template-columns: minmax(0, 1fr) clamp(16rem, 26cqi, 24rem);
  }
`;

/** Laid out by its own width, not by the page's. */
export const DayFigures = styled.div`
  container: dashboard / inline-size;
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
`;

export const TaskFrame = styled.div`
  container: tasks / inline-size;
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
`;
/** A phone: the actions are below. */
export const small = '@container tasks (min-width: 22rem) and (max-width: 45.99rem)';
/** Two lines with the actions next to them, and one line where names have room in it. */
export const medium = '@container tasks (min-width: 46rem) and (max-width: 63.99rem)';
export const wide = '@container tasks (min-width: 64rem)';

/** What a phone has no use for. */
export const FromDesktop = styled.span`
  display: contents;
  @media ${belowDesktop} {
    display: none;
  }
`;
