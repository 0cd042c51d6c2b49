import type { Days, DraftLevel, Listing, VehicleFigures } from '@portal/shared/contract';
import type { RowSelection } from '@portal/shared/list';
import type { ListingFigures } from '../../hooks/useListingFigures';
import type { RowActions } from '../../hooks/useRowActions';
import type { Refusal, Visibility } from '../../hooks/useVisibility';
import type { ListingOwner } from '../../model/edit-path';

/** The common props of the table and the cards. */
export interface RowsProps {
  rows: readonly Listing[];
  owner: ListingOwner;
  chosen: RowSelection<Listing>;
  visibility: Visibility;
  actions: RowActions;
  /** Undefined while loading, null where there are none. */
  figures: ListingFigures | null | undefined;
  /** The first level with unsaved changes, by listing. */
  changes: ReadonlyMap<string, DraftLevel>;
  /** The rows of the previous page, until the new ones load. */
  isStale: boolean;
}
/** Of one row only, so that it renders only when its own data changes. */
export interface RowProps {
  row: Listing;
  owner: ListingOwner;
  isChosen: boolean;
  isBusy: boolean;
  refusal: Refusal | undefined;
  actions: RowActions;
  /** Undefined while loading, null where there are none. */
  figures: VehicleFigures | null | undefined;
  /** The days of `figures`. */
  days: Days | undefined;
  changedLevel: DraftLevel | undefined;
  isFirst: boolean;
}

type SharedRowProps = Pick<RowsProps, 'owner' | 'chosen' | 'visibility' | 'actions' | 'figures' | 'changes'>;

export const toRowProps = (
  { owner, chosen, visibility, actions, figures, changes }: SharedRowProps,
  row: Listing,
): Omit<RowProps, 'isFirst'> => ({
  row,
  owner,
  actions,
  figures: figures ? (figures.byId.get(row.vehicleId) ?? null) : figures,
  days: figures?.days,
  changedLevel: changes.get(row.vehicleId),
  isChosen: chosen.has(row.vehicleId),
  isBusy: visibility.isBusy(row.vehicleId),
  refusal: visibility.refusals[row.vehicleId],
});
