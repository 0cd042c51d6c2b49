import { EmptyState, LinkButton } from '@portal/shared/ui';
import { EmptyList } from '../../../../layout/EmptyList';
import { useTripsText } from '../../../../messages/useTripsText';
import type { ListKind } from '../../model/list-kind';
import { isFiltered, type View } from '../../model/view-state';
import { tripPaths } from '../../../../entities/trip/paths';

interface Props {
  kind: ListKind;
  view: View;
  onClear: () => void;
  onFirstPage: () => void;
}

export function Empty({ kind, view, onClear, onFirstPage }: Props) {
  const t = useTripsText();
  const { page } = view;
  const words = {
    page: t('trips.empty.page', { page }),
    first: t('trips.empty.first'),
    nothing: t('trips.empty.filtered'),
    nothingText: t('trips.empty.filteredText'),
    clear: t('trips.filter.clear'),
  };
  return (
    <EmptyList
      page={page}
      words={words}
      onFirstPage={onFirstPage}
      onClear={onClear}
      isSearched={isFiltered(view)}
    >
      <EmptyState
        icon="car"
        title={view.status === 'CANCELLED' ? t('trips.empty.cancelled') : t(`trips.empty.${kind}`)}
        action={
          <LinkButton variant="primary" icon="plus" to={tripPaths.new}>
            {t('trips.new')}
          </LinkButton>
        }
      >
        {t(`trips.empty.${kind}Text`)}
      </EmptyState>
    </EmptyList>
  );
}
