import styled from 'styled-components';
import { StackedList } from './StackedList';

/** A stacked list with a line below each entry. */
export const LinedList = styled(StackedList)`
  & > li {
    padding-block-end: var(--space-3);
    border-block-end: 1px solid var(--color-line);
  }
`;
