import { css, type RuleSet } from 'styled-components';

/**
 * The headings of a list. When rows are cards they are there only for screen readers.
 * @param wide the container query from which rows are lines of a table
 */
export const tableHead = (wide: string, columns: RuleSet) => css`
  position: absolute;
  clip-path: inset(50%);
  ${wide} {
    position: static;
    clip-path: none;
    ${columns}
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--color-line);
    background: var(--color-surface-2);
    color: var(--color-ink-3);
    font-size: var(--text-2);
    font-weight: 600;
  }
`;

/** A row, which one of its controls covers as a whole. A card, and from `wide` on a line of the table. */
export const tableRow = (wide: string, columns: RuleSet) => css`
  position: relative;
  display: grid;
  padding: var(--row-space, var(--space-3)) var(--space-4);
  & + & {
    border-block-start: 1px solid var(--color-line);
  }
  &:hover {
    background: color-mix(in srgb, var(--color-surface-2) 60%, transparent);
  }
  & small {
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
  ${wide} {
    ${columns}
    align-items: center;
  }
`;

export const tableCell = css`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
