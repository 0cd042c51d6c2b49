import { Button, Card, EmptyState, LinkButton } from '@portal/shared/ui';
import { useListingsText } from '../../../../messages/useListingsText';
import { FirstVehicle } from './FirstVehicle';

interface Props {
  isFiltered: boolean;
  hasDrafts: boolean;
  page: number;
  addTo: string;
  onImport: () => void;
  onClear: () => void;
  onFirstPage: () => void;
}

export function Empty({ isFiltered, hasDrafts, page, addTo, onImport, onClear, onFirstPage }: Props) {
  const t = useListingsText();
  if (page > 1)
    return (
      <Card>
        <EmptyState
          title={t('listings.empty.page', { page })}
          action={<Button onClick={onFirstPage}>{t('listings.empty.page.first')}</Button>}
        />
      </Card>
    );
  if (isFiltered)
    return (
      <Card>
        <EmptyState
          icon="search"
          title={t('listings.empty.filtered')}
          action={<Button onClick={onClear}>{t('listings.filter.clear')}</Button>}
        >
          {t('listings.empty.filtered.text')}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState
        illustration={<FirstVehicle />}
        title={t(hasDrafts ? 'listings.empty.drafts' : 'listings.empty.title')}
        action={
          <>
            <LinkButton variant="primary" icon="plus" to={addTo}>
              {t('listings.add')}
            </LinkButton>
            <Button onClick={onImport}>{t('listings.empty.import')}</Button>
          </>
        }
      >
        {t(hasDrafts ? 'listings.empty.drafts.text' : 'listings.empty.text')}
      </EmptyState>
    </Card>
  );
}
