import type { Listing } from '@portal/shared/contract';
import type { RowDeeds } from '../../hooks/useRowDeeds';
import type { Chosen } from '../../hooks/useSelection';
import type { Refusal, Visibility } from '../../hooks/useVisibility';
import type { Whose } from '../../model/edit-path';

/** What a table and a grid of cards are given alike. */
export interface RowsProps {
  rows: readonly Listing[];
  whose: Whose;
  chosen: Chosen;
  visibility: Visibility;
  deeds: RowDeeds;
  /** The rows of another page, until those asked for are there. */
  isStale: boolean;
}
/** Of one row only, so that it is drawn again when something of its own has changed. */
export interface RowProps {
  row: Listing;
  whose: Whose;
  isChosen: boolean;
  isBusy: boolean;
  refusal: Refusal | undefined;
  deeds: RowDeeds;
  isFirst: boolean;
}

type Of = Pick<RowsProps, 'whose' | 'chosen' | 'visibility' | 'deeds'>;

export const rowPropsOf = (
  { whose, chosen, visibility, deeds }: Of,
  row: Listing,
): Omit<RowProps, 'isFirst'> => ({
  row,
  whose,
  deeds,
  isChosen: chosen.has(row.vehicleId),
  isBusy: visibility.isBusy(row.vehicleId),
  refusal: visibility.refusals[row.vehicleId],
});
