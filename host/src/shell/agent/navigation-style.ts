import { css } from 'styled-components';

/** A row of the sidebar, link or button. */
export const navigationStyle = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: var(--control);
  padding-inline: var(--space-3);
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: var(--color-ink-2);
  font: inherit;
  font-size: var(--text-3);
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--quick),
    color var(--quick);
  & > svg {
    color: var(--color-ink-3);
  }
  &:hover {
    background: var(--color-surface-2);
    color: var(--color-ink-1);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &.active,
  &[data-current] {
    color: var(--color-brand-ink);
    font-weight: 600;
  }
  &.active {
    background: var(--color-brand-soft);
    @media (forced-colors: active) {
      border: 2px solid;
    }
  }
  &.active > svg,
  &[data-current] > svg:first-child {
    color: var(--color-brand-ink);
  }
`;
