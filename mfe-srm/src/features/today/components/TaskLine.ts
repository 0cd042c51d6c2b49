import styled from 'styled-components';
import { medium, small, wide } from './task-style';

/** The columns of all lists of the day, so that equal things stand below each other. */
export const TaskLine = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'time name mark' 'kind vehicle sum' 'actions actions actions';
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-4);
  &:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  & > :not(.actions) a {
    color: var(--color-ink-1);
  }
  & ul {
    padding: 0;
    list-style: none;
  }
  & .time {
    font-size: var(--text-4);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  ${['time', 'kind', 'name', 'vehicle', 'mark', 'sum', 'actions']
    .map((area) => `& > .${area} { grid-area: ${area}; min-inline-size: 0; }`)
    .join('\n')}
  & > .mark,
  & > .sum,
  & > .actions {
    justify-self: end;
  }
  & > .due {
    grid-column: name / mark;
    grid-row: 2;
  }
  /* Three columns would break names into letters. */
  @container tasks (max-width: 21.99rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-areas: 'time mark' 'name kind' 'vehicle sum' 'actions actions';
    & > .due {
      grid-area: vehicle;
    }
    & > .mark.long {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
  ${small} {
    & > .kind:first-child {
      grid-area: time;
    }
    /* Next to a long mark, names would break into letters. */
    & > .mark.long {
      grid-area: 3 / name / 4 / -1;
      justify-self: start;
    }
    & > .mark.long ~ .actions {
      grid-row: 4;
    }
  }
  ${medium} {
    grid-template-columns: 5.5rem minmax(0, 1fr) minmax(0, 1.2fr) 9rem 9.5rem;
    grid-template-areas: 'time name vehicle mark actions' 'kind name vehicle sum actions';
    & > .mark,
    & > .sum {
      justify-self: start;
    }
    & > .kind:first-child {
      grid-row: time / kind;
    }
    & > .mark.long {
      grid-row: mark / sum;
    }
    & > .due {
      grid-column: vehicle / mark;
      grid-row: 1 / 3;
    }
  }
  ${wide} {
    grid-template-columns: 5rem 6.5rem minmax(0, 1.2fr) minmax(0, 1.2fr) 8.5rem 8rem 9.5rem;
    grid-template-areas: 'time kind name vehicle mark sum actions';
    & > .mark {
      justify-self: start;
    }
    & > .sum {
      text-align: end;
    }
    /* Without a time, the kind begins the row. */
    & > .kind:first-child {
      grid-column: time / kind;
    }
    /* Without money, the words have its room. */
    & > .mark.long {
      grid-column: mark / sum;
    }
    & > .due {
      grid-column: vehicle / sum;
      grid-row: 1;
    }
  }
`;
