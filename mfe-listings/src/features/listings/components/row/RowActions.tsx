import type { Listing } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { IconButton } from '@portal/shared/ui';
import { useState } from 'react';
import { useListingsText } from '../../../../messages/useListingsText';
import { rowFocusTarget } from '../../hooks/useFocusAfterRemoval';
import { formatListingTitle } from '../../../../entities/listing/model/format-listing-title';
import { getProgress } from '../../model/listing';
import type { RowCommand } from '../../model/row-command';

const load = async () => (await import(/* webpackChunkName: "row-menu" */ './RowMenu')).RowMenu;

interface Props {
  row: Listing;
  onCommand: (command: RowCommand, row: Listing) => void;
}

/** The button of a row's menu, whose chunk loads on first use. */
export function RowActions({ row, onCommand }: Props) {
  const t = useListingsText();
  const [isNeeded, setIsNeeded] = useState(false);
  const loaded = useLazyPart(load, isNeeded, () => setIsNeeded(false));
  // Only preloads; the click reports a failure.
  const loadAhead = () => void load().catch(() => undefined);
  const look = {
    icon: 'more',
    label: t('listings.actions.of', { title: formatListingTitle(row) || t('listings.untitled') }),
    'aria-haspopup': 'menu',
    ...rowFocusTarget(row.vehicleId),
  } as const;
  if (isNeeded && loaded)
    return (
      <loaded.Part
        trigger={<IconButton {...look} />}
        isVisible={row.isVisible ?? false}
        hasLink={Boolean(row.isVisible && row.publicLink)}
        isComplete={getProgress(row).isComplete}
        onCommand={(command) => onCommand(command, row)}
      />
    );
  return (
    <IconButton
      {...look}
      aria-busy={isNeeded || undefined}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => setIsNeeded(true)}
    />
  );
}
