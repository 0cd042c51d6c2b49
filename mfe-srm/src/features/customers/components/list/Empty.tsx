import { Button, Card, EmptyState, LinkButton } from '@portal/shared/ui';
import { useCustomersText } from '../../../../messages/useCustomersText';
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
  const t = useCustomersText();
  if (page > 1)
    return (
      <Card>
        <EmptyState
          title={t('customers.empty.page', { page })}
          action={<Button onClick={onFirstPage}>{t('customers.empty.first')}</Button>}
        />
      </Card>
    );
  if (search)
    return (
      <Card>
        <EmptyState
          icon="search"
          title={t('customers.empty.search', { search })}
          action={<Button onClick={onClear}>{t('customers.search.clear')}</Button>}
        >
          {t('customers.empty.searchText')}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
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
    </Card>
  );
}
