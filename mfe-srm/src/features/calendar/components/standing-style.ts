import { css } from 'styled-components';

/** The look of a bar, by `data-standing`: in the calendar, its legend and the list of a day. */
export const standingStyle = css`
  --edge: var(--color-line-strong);
  background-color: var(--color-surface-3);
  color: var(--color-ink-1);
  border: 1px solid color-mix(in srgb, var(--edge) 55%, transparent);
  border-inline-start: 3px solid var(--edge);
  &[data-standing='DRAFT'] {
    background-color: var(--color-surface);
    border-style: dashed;
  }
  &[data-standing='RESERVED'] {
    --edge: var(--color-info);
    background-color: var(--color-info-soft);
  }
  &[data-standing='ONGOING'] {
    --edge: var(--color-brand);
    background-color: var(--color-brand-soft);
  }
  &[data-standing='DUE_TODAY'] {
    --edge: var(--color-warning);
    background-color: var(--color-warning-soft);
  }
  &[data-standing='OVERDUE'] {
    --edge: var(--color-danger);
    background-color: var(--color-danger-soft);
    color: var(--color-danger-ink);
  }
  &[data-standing='maintenance'],
  &[data-standing='own_use'] {
    background-color: var(--color-surface-2);
    background-image: repeating-linear-gradient(
      -45deg,
      transparent 0 6px,
      color-mix(in srgb, var(--color-ink-4) 18%, transparent) 6px 8px
    );
  }
`;
