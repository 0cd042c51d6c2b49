import type { Listing } from '@portal/shared/contract';
import { Switch } from '@portal/shared/ui/switch';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import { formatListingTitle } from '../../../../entities/listing/model/format-listing-title';

/** A switch says nothing on paper. */
const OnPaper = styled.span`
  display: none;
  @media print {
    display: inline;
  }
`;

interface Props {
  row: Listing;
  isBusy: boolean;
  isRefused: boolean;
  onChange: (isVisible: boolean) => void;
  /** A table's header says what the switch is for; a card has none. */
  withWords?: boolean;
}

export function VisibilitySwitch({ row, isBusy, isRefused, onChange, withWords }: Props) {
  const t = useListingsText();
  const isVisible = row.isVisible ?? false;
  const title = formatListingTitle(row) || t('listings.untitled');
  return (
    <>
      <div data-no-print>
        <Switch
          label={t('listings.column.visible')}
          aria-label={t('listings.visible', { title })}
          hideLabel={!withWords}
          checked={isVisible}
          busy={isBusy}
          aria-invalid={isRefused || undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </div>
      <OnPaper aria-hidden>{t(`listings.states.${isVisible ? 'published' : 'hidden'}`)}</OnPaper>
    </>
  );
}
