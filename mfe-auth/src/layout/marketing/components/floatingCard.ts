import { css } from 'styled-components';

/** A card on top of the board. */
export const floatingCard = css`
  position: absolute;
  display: flex;
  align-items: start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  color: var(--color-ink-1);
  box-shadow: 0 16px 48px #0007;
  font-size: var(--text-2);
  line-height: 1.4;
  & b {
    display: block;
    font-weight: 600;
  }
`;
