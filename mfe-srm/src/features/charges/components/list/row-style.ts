import { fromListWidth, tableCell, tableHead, tableRow } from '@portal/shared/list';
import styled, { css } from 'styled-components';

/** From here on, a row is a line of a table. */
export const wide = fromListWidth('52rem');

const columns = css`
  display: grid;
  grid-template-columns: var(--list-columns);
  gap: var(--space-4);
  padding-inline: var(--space-4);
`;

export const Head = styled.div`
  ${tableHead(wide, columns)}
`;

/** The button of the plate covers the whole row; links to trips are above it. */
export const Row = styled.div`
  grid-template-columns: auto minmax(0, 1fr) auto;
  /* The time is too long to stand next to anything. */
  grid-template-areas: 'select vehicle amount' 'select when when' 'select state trip';
  ${['select', 'vehicle', 'amount', 'when', 'trip', 'state']
    .map((area) => `& > .${area} { grid-area: ${area}; }`)
    .join('\n')}
  & > .amount,
  & > .trip {
    text-align: end;
  }
  &.chosen {
    background: color-mix(in srgb, var(--color-brand-soft) 55%, transparent);
  }
  gap: var(--space-1) var(--space-3);
  & small {
    display: block;
  }
  ${tableRow(wide, columns)}
  ${wide} {
    grid-template-areas: none;
    && > * {
      grid-area: auto;
      text-align: start;
    }
  }
`;

export const Cell = styled.div<{ $end?: boolean }>`
  ${tableCell}
  ${({ $end }) => $end && 'text-align: end;'}
`;

export const Open = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-ink-1);
  font: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;
  /* A plate is one word. */
  & > bdi {
    white-space: nowrap;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

export const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;
