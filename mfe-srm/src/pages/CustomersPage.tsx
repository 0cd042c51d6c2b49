import type { CustomerRecord } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { ListFrame, ListResults, useListLook, useListView, useRowSelection } from '@portal/shared/list';
import { Stack } from '@portal/shared/ui';
import { useState } from 'react';
import { useCustomersText } from '../messages/useCustomersText';
import { Empty } from '../features/customers/components/list/Empty';
import { Loading } from '../features/customers/components/list/Loading';
import { PageTop } from '../features/customers/components/list/PageTop';
import { Table } from '../features/customers/components/list/Table';
import { Toolbar } from '../features/customers/components/list/Toolbar';
import { useCustomers } from '../features/customers/hooks/useCustomers';
import { customersView, pageSizes } from '../features/customers/model/view-state';
import { CustomerSelection } from '../features/customers/components/list/CustomerSelection';
import { getCustomerId } from '../features/customers/model/customer-id';
import { customerColumns } from '../features/customers/model/columns';

const loadImport = async () =>
  (
    await import(
      /* webpackChunkName: "customers-import" */ '../features/customers/components/import/CustomersImport'
    )
  ).CustomersImport;

const none: readonly CustomerRecord[] = [];

export function CustomersPage() {
  const t = useCustomersText();
  const list = useListView(customersView);
  const { view } = list;
  const answer = useCustomers(view);
  const look = useListLook(customerColumns);
  const selection = useRowSelection({
    rows: answer.page?.list ?? none,
    getId: getCustomerId,
    query: list.query,
  });
  const [isImporting, setImporting] = useState(false);
  const importing = useLazyPart(loadImport, isImporting, () => setImporting(false));
  const onImport = () => setImporting(true);
  const isFiltered = customersView.isFiltered(view);
  const isNew = answer.page?.total === 0 && !isFiltered;
  const words = {
    showing: (counts: { shown: number; total: number }) => t('customers.showing', counts),
    retry: t('customers.retry'),
    kept: t('customers.kept'),
    size: t('customers.pageSize'),
    empty: {
      page: t('customers.empty.page', { page: view.page }),
      first: t('customers.empty.first'),
      nothing: t('customers.empty.search', { search: view.search.trim() }),
      nothingText: t('customers.empty.searchText'),
      clear: t('customers.search.clear'),
    },
  };
  return (
    <ListFrame>
      <PageTop view={view} isImporting={isImporting && !importing} onImport={onImport} />
      <Stack gap={3}>
        {!isNew && (
          <Toolbar
            list={list}
            look={look}
            isSelecting={selection.rows.length > 0}
            selectionBar={<CustomerSelection selection={selection} />}
          />
        )}
        <ListResults
          list={list}
          answer={answer}
          isFiltered={isFiltered}
          words={words}
          sizes={pageSizes}
          selection={selection}
          loading={<Loading rows={view.size} />}
          nothing={<Empty onImport={onImport} />}
        >
          {(rows, isStale) => (
            <Table
              rows={rows}
              isStale={isStale}
              look={look}
              selection={selection}
              getHeading={(id) => t(`customers.column.${id}`)}
            />
          )}
        </ListResults>
      </Stack>
      {isImporting && importing && (
        <importing.Part onAdded={answer.refresh} onClose={() => setImporting(false)} />
      )}
    </ListFrame>
  );
}
