import { joinLines, spaceLines } from '@portal/shared/list';
import styled from 'styled-components';
import { medium, wide } from './frame';

/** On a phone a card with the photo next to the text; on wide screens a table row. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  grid-template-areas:
    'select photo name actions' 'alerts alerts alerts alerts' 'body body km km'
    'rates rates rates rates';
  align-items: start;
  column-gap: var(--space-3);
  padding-inline: var(--space-4);
  ${spaceLines('var(--space-3)')}
  &:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  &:hover {
    background: color-mix(in srgb, var(--color-surface-2) 60%, transparent);
  }
  &.chosen {
    background: color-mix(in srgb, var(--color-brand-soft) 55%, transparent);
  }
  ${['select', 'photo', 'name', 'body', 'km', 'alerts', 'rates', 'actions']
    .map((area) => `& > .${area} { grid-area: ${area}; }`)
    .join('\n')}
  & > .alerts ul {
    padding: 0;
    list-style: none;
  }
  ${medium} {
    grid-template-columns: auto auto minmax(0, 1fr) minmax(0, 1fr) auto;
    grid-template-areas:
      'select photo name rates actions' '. photo body km km'
      '. photo alerts alerts alerts';
  }
  ${wide} {
    grid-template-columns: var(--list-columns);
    grid-template-areas: none;
    align-items: center;
    column-gap: var(--space-4);
    ${joinLines}
    && > * {
      grid-area: auto;
    }
  }
`;

export const Fact = styled.p`
  font-variant-numeric: tabular-nums;
  & > small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
`;
