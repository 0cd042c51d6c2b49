import { belowTablet } from '../media/breakpoints';
import { css } from 'styled-components';

/**
 * The look of every control for typing or choosing. 16 px on a phone: below that iOS zooms into the field.
 */
export const controlStyle = css`
  appearance: none;
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--control);
  padding: 6px 10px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  color: var(--color-ink-1);
  font-size: var(--text-3);
  line-height: 1.4;
  transition:
    border-color var(--quick),
    box-shadow var(--quick);
  @media ${belowTablet} {
    font-size: 1rem;
  }

  &:hover {
    border-color: var(--color-ink-3);
  }
  &:focus-visible,
  &:focus-within {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
    border-color: var(--color-focus);
  }
  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: 0 0 0 1px var(--color-danger);
  }
  &:disabled {
    cursor: not-allowed;
    color: var(--color-ink-3);
    background: var(--color-surface-2);
    border-color: var(--color-line);
  }
  &:is(input, textarea):read-only {
    background: var(--color-surface-2);
  }
`;
