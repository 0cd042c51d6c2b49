import { Button, Card, EmptyState, LinkButton } from '@portal/shared/ui';
import { useTripsText } from '../../../../messages/useTripsText';
import type { ListKind } from '../../model/list-kind';
import { isFiltered, type View } from '../../model/view-state';
import { tripPaths } from '../../paths';

interface Props {
  kind: ListKind;
  view: View;
  onClear: () => void;
  onFirstPage: () => void;
}

/** Why there is nothing to be seen, and what to do. */
export function Empty({ kind, view, onClear, onFirstPage }: Props) {
  const t = useTripsText();
  if (view.page > 1)
    return (
      <Card>
        <EmptyState
          title={t('trips.empty.page', { page: view.page })}
          action={<Button onClick={onFirstPage}>{t('trips.empty.first')}</Button>}
        />
      </Card>
    );
  if (isFiltered(view))
    return (
      <Card>
        <EmptyState
          icon="search"
          title={t('trips.empty.filtered')}
          action={<Button onClick={onClear}>{t('trips.filter.clear')}</Button>}
        >
          {t('trips.empty.filteredText')}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
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
    </Card>
  );
}
