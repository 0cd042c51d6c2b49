import styled, { css } from 'styled-components';
import { wide } from './frame';

const columns = css`
  display: grid;
  grid-template-columns:
    minmax(10rem, 1.2fr) minmax(10rem, 1.2fr) minmax(10rem, 1.1fr)
    minmax(8rem, 0.9fr);
  gap: var(--space-4);
  padding-inline: var(--space-4);
`;

/** When rows are cards it is there only for screen readers. */
export const Head = styled.div`
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

/** The name's link covers the whole row; other links are above it. */
export const Row = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  & + & {
    border-block-start: 1px solid var(--color-line);
  }
  &:hover {
    background: color-mix(in srgb, var(--color-surface-2) 60%, transparent);
  }
  & small {
    display: inline-block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
  ${wide} {
    ${columns}
    align-items: center;
    padding-block: var(--space-3);
  }
`;

export const Cell = styled.div`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
