import type { Listing } from '@portal/shared/contract';
import { Switch } from '@portal/shared/ui/switch';
import { useListingsText } from '../../../../messages/useListingsText';
import type { Visibility } from '../../hooks/useVisibility';
import { titleOf } from '../../model/listing';

interface Props {
  row: Listing;
  visibility: Visibility;
  /** A table's header says what the switch is for; a card has none. */
  withWords?: boolean;
}

export function VisibilitySwitch({ row, visibility, withWords }: Props) {
  const t = useListingsText();
  const isVisible = row.isVisible ?? false;
  const title = titleOf(row) || t('listings.untitled');
  return (
    <Switch
      label={t('listings.column.visible')}
      aria-label={t('listings.visible', { title })}
      hideLabel={!withWords}
      checked={isVisible}
      busy={visibility.isBusy(row.vehicleId)}
      aria-invalid={visibility.refusals[row.vehicleId] ? true : undefined}
      onChange={({ currentTarget }) => void visibility.set(row, currentTarget.checked)}
    />
  );
}
