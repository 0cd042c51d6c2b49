import styled from 'styled-components';

/** A quiet button of the header. On a phone it is a square around its icon. */
export const HeaderButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: var(--control);
  min-inline-size: var(--control);
  padding-inline: var(--space-2);
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: var(--color-ink-2);
  font: inherit;
  font-size: var(--text-3);
  font-weight: 500;
  cursor: pointer;
  transition: background var(--quick);
  &:hover,
  &[aria-expanded='true'] {
    background: var(--color-surface-2);
    color: var(--color-ink-1);
  }
  @media (max-width: 559.98px) {
    padding-inline: 0;
  }
`;
