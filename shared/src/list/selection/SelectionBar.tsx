import { Button, FoldedWords } from '@portal/shared/ui';
import { fromTablet, headerSize, useRootMark } from '@portal/shared/ui/media';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useListText } from '../words/useListText';
import type { RowSelection } from './useRowSelection';

/**
 * The place of the toolbar, which the bar of the selection takes while rows are selected: nothing moves. On a phone
 * the bar floats over the end of the list.
 */
export const BarPlace = styled.div<{ $isTaken: boolean }>`
  display: contents;
  @media ${fromTablet} {
    display: grid;
    ${({ $isTaken }) =>
      $isTaken &&
      `
      position: sticky;
      inset-block-start: ${headerSize};
      z-index: 20;
      & > :first-child { visibility: hidden; }
    `}
    & > * {
      grid-area: 1 / 1;
      min-inline-size: 0;
    }
  }
`;

const Bar = styled.div`
  position: sticky;
  inset-block-end: var(--space-3);
  z-index: 20;
  order: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: start;
  gap: var(--space-2);
  inline-size: 100%;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-line-2);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  box-shadow: var(--elevation-2);
  & > strong {
    margin-inline-end: auto;
    font-variant-numeric: tabular-nums;
  }
  @media ${fromTablet} {
    position: static;
    padding-block: 5px;
    margin-block: -6px;
  }
`;

interface Props {
  selection: Pick<RowSelection<unknown>, 'rows' | 'clear'>;
  /** Says which rows are selected. */
  label?: string;
  /** The buttons of what can be done with them. */
  children: ReactNode;
}

/** How many rows are selected, and what can be done with them. Nothing while none is. */
export function SelectionBar(props: Props) {
  return props.selection.rows.length === 0 ? null : <ShownBar {...props} />;
}

function ShownBar({ selection, label, children }: Props) {
  const t = useListText();
  useRootMark('action-bar');
  const count = selection.rows.length;
  return (
    <Bar data-action-bar role="group" aria-label={label ?? t('list.selected.label')}>
      <strong role="status">{t('list.selected', { count })}</strong>
      {children}
      <Button variant="ghost" icon="x" onClick={selection.clear}>
        <FoldedWords>{t('list.selected.clear')}</FoldedWords>
      </Button>
    </Bar>
  );
}
