import styled from 'styled-components';

/** A key of the keyboard. */
export const Kbd = styled.kbd`
  padding: 1px 5px;
  border: 1px solid var(--color-line);
  border-block-end-width: 2px;
  border-radius: 4px;
  background: var(--color-surface-2);
  color: var(--color-ink-2);
  font-size: var(--text-1);
`;
