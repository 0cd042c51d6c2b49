import { srmCustomerEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useState } from 'react';

/** A customer, only from a fresh answer: a form filled from an older one would be refused as out of date. */
export function useCustomer(customerId: string) {
  const { data, error, isRefreshing, refresh } = useQuery(
    srmCustomerEndpoints.get,
    { query: { customerId } },
    { revalidateOnFocus: false, revalidateOnMount: true, onError: () => undefined },
  );
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && data !== undefined && !isRefreshing) setFresh(true);
  return { customer: isFresh ? data : undefined, error, isRefreshing, refresh: () => void refresh() };
}
