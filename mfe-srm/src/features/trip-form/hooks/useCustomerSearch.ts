import { limits, srmCustomerEndpoints, type EndpointResult } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useDeferredValue, useState } from 'react';

type Page = EndpointResult<typeof srmCustomerEndpoints.list>;

/** The company's customers by a part of name, phone, e-mail or document number. */
export function useCustomerSearch() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const deferredSearch = useDeferredValue(search.trim());
  const { data, error, isRefreshing, refresh } = useQuery(
    srmCustomerEndpoints.list,
    { query: { search: deferredSearch, page, limit: limits.page.srmLimit, sortOrder: 'ASC' } },
    { revalidateOnMount: true, onError: () => undefined },
  );
  // The previous rows stay, dimmed, until the new ones load.
  const [last, setLast] = useState<Page>();
  if (data && data !== last) setLast(data);
  return {
    search,
    page,
    setPage,
    error,
    isRefreshing,
    customers: data ?? (error ? undefined : last),
    isStale: data === undefined && last !== undefined,
    setSearch(text: string) {
      setSearch(text);
      setPage(1);
    },
    refresh: () => void refresh(),
  };
}
