import { joinLines, ListSheet, spaceLines } from '@portal/shared/list';
import styled from 'styled-components';
import { medium, wide } from './frame';

/** The list defines the columns, so that each is as wide in every row, whatever its buttons say. */
export const Rows = styled(ListSheet)`
  ${wide} {
    display: grid;
    grid-template-columns: var(--list-columns);
    column-gap: var(--space-4);
  }
`;

/** On a phone a card; on wide screens a table row. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'select name mark' 'vehicle vehicle vehicle' 'period period period' 'sum sum actions';
  align-items: center;
  column-gap: var(--space-3);
  padding-inline: var(--space-4);
  ${spaceLines('var(--space-2)')}
  &:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  &:hover {
    background: color-mix(in srgb, var(--color-surface-2) 60%, transparent);
  }
  &.chosen {
    background: color-mix(in srgb, var(--color-brand-soft) 55%, transparent);
  }
  ${['select', 'name', 'mark', 'vehicle', 'period', 'sum', 'actions']
    .map((area) => `& > .${area} { grid-area: ${area}; min-inline-size: 0; }`)
    .join('\n')}
  /* Below each other, as two marks side by side leave no room for a name. */
  & > .mark {
    display: flex;
    flex-direction: column;
    align-items: end;
    gap: var(--space-1);
  }
  /* On a phone the number has a line of its own. */
  & > .name .dot {
    display: none;
    ${medium} {
      display: inline;
    }
  }
  & > .name .phone {
    display: block;
    white-space: nowrap;
    ${medium} {
      display: inline;
    }
  }
  ${medium} {
    & > .mark {
      flex-direction: row;
      flex-wrap: wrap;
      align-items: center;
    }
    grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto;
    grid-template-areas: 'select name vehicle mark' 'period period sum actions';
  }
  ${wide} {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    grid-template-areas: none;
    column-gap: var(--space-4);
    ${joinLines}
    && > * {
      grid-area: auto;
    }
  }
`;

export const Fact = styled.div`
  font-variant-numeric: tabular-nums;
  & > strong {
    display: block;
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
  & > small.open {
    color: var(--color-warning-ink, var(--color-ink-2));
    font-weight: 600;
  }
`;
