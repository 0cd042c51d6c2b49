import { css, keyframes } from 'styled-components';

export const fadeIn = keyframes`from { opacity: 0; }`;
const pop = keyframes`from { opacity: 0; transform: scale(0.97); }`;

/** A small surface that floats next to its trigger: menu, list, popover. */
export const floatingSurface = css`
  min-inline-size: max(var(--trigger-width, 0px), 11rem);
  max-inline-size: min(24rem, calc(100vw - 16px));
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  color: var(--color-ink-1);
  box-shadow: var(--elevation-2);
  overflow: auto;
  outline: none;
  &[data-entering] {
    animation: ${pop} var(--quick);
  }
  &[data-exiting] {
    animation: ${fadeIn} var(--quick) reverse;
  }
`;

/** A line that can be chosen, in a menu or a list. */
export const choiceStyle = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--control-sm);
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-1);
  font-size: var(--text-3);
  cursor: pointer;
  outline: none;
  & > svg {
    color: var(--color-ink-3);
  }
  &[data-focused],
  &[data-hovered] {
    background: var(--color-surface-2);
    /* Forced colours replace backgrounds, and show this. */
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  &[data-focus-visible] {
    outline-color: var(--color-focus);
  }
  &[data-selected] {
    font-weight: 600;
  }
  &[data-disabled] {
    color: var(--color-ink-4);
    cursor: not-allowed;
  }
`;
