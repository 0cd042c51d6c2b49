import { Button, Card, EmptyState } from '@portal/shared/ui';
import { useText } from '../../../../messages/useText';

interface Props {
  isFiltered: boolean;
  page: number;
  onClear: () => void;
  onFirstPage: () => void;
}

export function Empty({ isFiltered, page, onClear, onFirstPage }: Props) {
  const t = useText();
  if (isFiltered)
    return (
      <Card>
        <EmptyState
          icon="search"
          title={t('enquiries.empty.filtered')}
          action={<Button onClick={onClear}>{t('enquiries.filter.clear')}</Button>}
        >
          {t('enquiries.empty.filtered.text')}
        </EmptyState>
      </Card>
    );
  // The list is now shorter than the page in the address.
  if (page > 1)
    return (
      <Card>
        <EmptyState
          title={t('enquiries.empty.page', { page })}
          action={<Button onClick={onFirstPage}>{t('enquiries.empty.page.first')}</Button>}
        />
      </Card>
    );
  return (
    <Card>
      <EmptyState title={t('enquiries.empty.title')}>{t('enquiries.empty.text')}</EmptyState>
    </Card>
  );
}
