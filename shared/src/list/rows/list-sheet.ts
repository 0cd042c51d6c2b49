import styled, { css } from 'styled-components';
import { styleLook } from '../look/look-style';
import type { ListLook } from '../look/useListLook';

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
export const ListSheet = styled.ul<{ $stale: boolean; $look?: ListLook }>`
  padding: 0;
  list-style: none;
  ${sheet}
  ${({ $look }) => $look && styleLook($look)}
`;
