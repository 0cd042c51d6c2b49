import { Button, Card, EmptyState, LinkButton } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import { paths } from '../../../../paths';

interface Props {
  search: string;
  page: number;
  onClear: () => void;
  onFirstPage: () => void;
  onImport: () => void;
}

/** Why there is nothing to be seen, and what to do. */
export function Empty({ search, page, onClear, onFirstPage, onImport }: Props) {
  const t = useFleetText();
  if (page > 1)
    return (
      <Card>
        <EmptyState
          title={t('fleet.empty.page', { page })}
          action={<Button onClick={onFirstPage}>{t('fleet.empty.first')}</Button>}
        />
      </Card>
    );
  if (search)
    return (
      <Card>
        <EmptyState
          icon="search"
          title={t('fleet.empty.search', { search })}
          action={<Button onClick={onClear}>{t('fleet.search.clear')}</Button>}
        >
          {t('fleet.empty.searchText')}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState
        icon="car"
        title={t('fleet.empty.title')}
        action={
          <>
            <LinkButton variant="primary" icon="plus" to={paths.addVehicle}>
              {t('fleet.add')}
            </LinkButton>
            <Button onClick={onImport}>{t('fleet.import')}</Button>
          </>
        }
      >
        {t('fleet.empty.text')}
      </EmptyState>
    </Card>
  );
}
