import type { Listing } from '@portal/shared/contract';
import type { Whose } from '../../model/edit-path';
import type { Chosen } from '../../hooks/useSelection';
import type { Visibility } from '../../hooks/useVisibility';
import type { RowCommand } from './RowMenu';

/** What a table and a grid of cards are given alike. */
export interface RowsProps {
  rows: readonly Listing[];
  whose: Whose;
  chosen: Chosen;
  visibility: Visibility;
  onCommand: (command: RowCommand, row: Listing) => void;
  /** The rows of another page, until those asked for are there. */
  isStale: boolean;
}
export type RowProps = Omit<RowsProps, 'rows' | 'isStale'> & { row: Listing; isFirst: boolean };
