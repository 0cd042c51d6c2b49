import { useSearchText } from '@portal/shared/address';
import { useLazyPart } from '@portal/shared/lazy';
import { Stack, Text } from '@portal/shared/ui';
import { Pager } from '@portal/shared/ui/pager';
import { useState } from 'react';
import { usePageTurn } from '../hooks/usePageTurn';
import { LoadFailed, RefreshFailed } from '../layout/Failed';
import { useCustomersText } from '../messages/useCustomersText';
import { Empty } from '../features/customers/components/list/Empty';
import { Frame } from '../features/customers/components/list/frame';
import { Loading } from '../features/customers/components/list/Loading';
import { PageTop } from '../features/customers/components/list/PageTop';
import { Table } from '../features/customers/components/list/Table';
import { Toolbar } from '../features/customers/components/list/Toolbar';
import { useCustomers } from '../features/customers/hooks/useCustomers';
import { useCustomersView } from '../features/customers/hooks/useCustomersView';
import { firstView, pageSizes } from '../features/customers/model/view-state';

const loadImport = async () =>
  (
    await import(
      /* webpackChunkName: "customers-import" */ '../features/customers/components/import/CustomersImport'
    )
  ).CustomersImport;

export function CustomersPage() {
  const t = useCustomersText();
  const [view, setView] = useCustomersView();
  const [search, setSearch] = useSearchText(view.search, setView);
  const { page, isStale, error, isRefreshing, refresh } = useCustomers(view);
  const [isImporting, setImporting] = useState(false);
  const importing = useLazyPart(loadImport, isImporting, () => setImporting(false));
  const goTo = usePageTurn({ page: view.page, answer: isStale ? undefined : page, setView });
  const onClear = () => {
    setSearch('');
    setView({ search: '' });
  };
  const failed = error && { error, isRetrying: isRefreshing, onRetry: refresh };
  const isNew = page?.total === 0 && view.search.trim() === '';
  const size = {
    label: t('customers.pageSize'),
    value: view.size,
    choices: pageSizes,
    onChange: (next: number) => setView({ size: next }),
  };
  return (
    <Frame>
      <PageTop view={view} isImporting={isImporting && !importing} onImport={() => setImporting(true)} />
      <Stack gap={3}>
        {!isNew && <Toolbar view={view} setView={setView} search={search} onSearch={setSearch} />}
        {failed && page && (
          <RefreshFailed {...failed} words={{ retry: t('customers.retry'), kept: t('customers.kept') }} />
        )}
        {page && page.list.length > 0 && (
          <>
            <Text tone="muted" size={2} role="status">
              {t('customers.showing', { shown: page.list.length, total: page.total })}
            </Text>
            <Table rows={page.list} isStale={isStale} />
            {page.total > pageSizes[0] && (
              <Pager page={view.page} pages={page.totalNumberOfPages} onPage={goTo} size={size} />
            )}
          </>
        )}
        {page?.list.length === 0 && (
          <Empty
            search={view.search.trim()}
            page={view.page}
            onClear={onClear}
            onFirstPage={() => goTo(firstView.page)}
            onImport={() => setImporting(true)}
          />
        )}
        {!page && (failed ? <LoadFailed {...failed} /> : <Loading rows={view.size} />)}
      </Stack>
      {isImporting && importing && <importing.Part onAdded={refresh} onClose={() => setImporting(false)} />}
    </Frame>
  );
}
