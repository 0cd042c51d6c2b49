import type { Listing } from '@portal/shared/contract';
import type { RowActions } from '../../hooks/useRowActions';
import type { Chosen } from '../../hooks/useSelection';
import type { Refusal, Visibility } from '../../hooks/useVisibility';
import type { ListingOwner } from '../../model/edit-path';

/** What a table and a grid of cards are given alike. */
export interface RowsProps {
  rows: readonly Listing[];
  owner: ListingOwner;
  chosen: Chosen;
  visibility: Visibility;
  actions: RowActions;
  /** The rows of another page, until those asked for are there. */
  isStale: boolean;
}
/** Of one row only, so that it is drawn again when something of its own has changed. */
export interface RowProps {
  row: Listing;
  owner: ListingOwner;
  isChosen: boolean;
  isBusy: boolean;
  refusal: Refusal | undefined;
  actions: RowActions;
  isFirst: boolean;
}

type SharedRowProps = Pick<RowsProps, 'owner' | 'chosen' | 'visibility' | 'actions'>;

export const toRowProps = (
  { owner, chosen, visibility, actions }: SharedRowProps,
  row: Listing,
): Omit<RowProps, 'isFirst'> => ({
  row,
  owner,
  actions,
  isChosen: chosen.has(row.vehicleId),
  isBusy: visibility.isBusy(row.vehicleId),
  refusal: visibility.refusals[row.vehicleId],
});
