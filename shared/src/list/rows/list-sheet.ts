import styled, { css } from 'styled-components';

export const sheet = css<{ $stale: boolean }>`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  box-shadow: var(--elevation-1);
  overflow: clip;
  transition: opacity var(--slow);
  ${({ $stale }) => $stale && 'opacity: 0.6;'}
`;

/** The rows of a list; dimmed while they belong to another page. */
export const ListSheet = styled.ul<{ $stale: boolean }>`
  padding: 0;
  list-style: none;
  ${sheet}
`;
