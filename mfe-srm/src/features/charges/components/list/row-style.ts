import styled, { css } from 'styled-components';
import { wide } from './frame';

const columns = css`
  display: grid;
  grid-template-columns: minmax(9rem, 1fr) minmax(9rem, 1fr) minmax(6rem, 0.6fr) minmax(10rem, 1.2fr) minmax(
      8rem,
      0.8fr
    );
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

/** The button of the plate covers the whole row; links to trips are above it. */
export const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) var(--space-4);
  & + & {
    border-block-start: 1px solid var(--color-line);
  }
  &:hover {
    background: color-mix(in srgb, var(--color-surface-2) 60%, transparent);
  }
  & small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
  ${wide} {
    ${columns}
    align-items: center;
    padding-block: var(--space-3);
  }
`;

export const Cell = styled.div<{ $end?: boolean }>`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
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
