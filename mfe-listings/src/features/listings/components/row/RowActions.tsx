import type { Listing } from '@portal/shared/contract';
import { RowMenuButton } from '@portal/shared/list';
import { useListingsText } from '../../../../messages/useListingsText';
import { rowFocusTarget } from '../../hooks/useFocusAfterRemoval';
import { formatListingTitle } from '../../../../entities/listing/model/format-listing-title';
import { getProgress } from '../../model/listing';
import type { RowCommand } from '../../model/row-command';

const load = async () => (await import(/* webpackChunkName: "row-menu" */ './ListingMenu')).ListingMenu;

interface Props {
  row: Listing;
  onCommand: (command: RowCommand, row: Listing) => void;
}

export function RowActions({ row, onCommand }: Props) {
  const t = useListingsText();
  const title = formatListingTitle(row) || t('listings.untitled');
  return (
    <RowMenuButton
      isLoadedAhead
      label={t('listings.actions.of', { title })}
      load={load}
      button={rowFocusTarget(row.vehicleId)}
    >
      {(Menu, trigger) => (
        <Menu
          trigger={trigger}
          isVisible={row.isVisible ?? false}
          hasLink={Boolean(row.isVisible && row.publicLink)}
          isComplete={getProgress(row).isComplete}
          onCommand={(command) => onCommand(command, row)}
        />
      )}
    </RowMenuButton>
  );
}
