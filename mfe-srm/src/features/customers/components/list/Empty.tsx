import { Button, EmptyState, LinkButton } from '@portal/shared/ui';
import { EmptyList } from '../../../../layout/EmptyList';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { paths } from '../../../../model/paths';

interface Props {
  search: string;
  page: number;
  onClear: () => void;
  onFirstPage: () => void;
  onImport: () => void;
}

export function Empty({ search, page, onClear, onFirstPage, onImport }: Props) {
  const t = useCustomersText();
  const words = {
    page: t('customers.empty.page', { page }),
    first: t('customers.empty.first'),
    nothing: t('customers.empty.search', { search }),
    nothingText: t('customers.empty.searchText'),
    clear: t('customers.search.clear'),
  };
  return (
    <EmptyList
      page={page}
      words={words}
      onFirstPage={onFirstPage}
      onClear={onClear}
      isSearched={search !== ''}
    >
      <EmptyState
        icon="user"
        title={t('customers.empty.title')}
        action={
          <>
            <LinkButton variant="primary" icon="plus" to={paths.addCustomer}>
              {t('customers.add')}
            </LinkButton>
            <Button onClick={onImport}>{t('customers.import')}</Button>
          </>
        }
      >
        {t('customers.empty.text')}
      </EmptyState>
    </EmptyList>
  );
}
