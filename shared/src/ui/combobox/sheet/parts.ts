import styled from 'styled-components';
import { controlStyle } from '@portal/shared/ui';
import { ComboList } from '../parts';

/** Looks like the field it replaces. */
export const SheetTrigger = styled.button`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  text-align: start;
  cursor: pointer;
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > span[data-empty] {
    color: var(--color-ink-3);
  }
  & > svg {
    flex: none;
    color: var(--color-ink-3);
  }
`;

/** The sheet keeps its height while the search leaves fewer choices. */
export const SheetBody = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--space-2);
  min-block-size: min(24rem, 60dvh);
`;

/** Stays visible above the scrolling list. */
export const SheetSearch = styled.div`
  position: sticky;
  inset-block-start: calc(-1 * var(--space-1));
  z-index: 1;
  padding-block: var(--space-1);
  background: var(--color-surface);
`;

export const SheetList = styled(ComboList)`
  margin-inline: calc(-1 * var(--space-2));
  padding: 0;
  & [role='option'] {
    min-block-size: 48px;
    font-size: 1rem;
  }
`;
