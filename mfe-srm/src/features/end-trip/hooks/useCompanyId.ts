import { companyEndpoints } from '@portal/shared/contract';
import { useQuery, useSession } from '@portal/shared/portal';

/** The company of the trip, which the call that ends it needs. */
export function useCompanyId() {
  const userId = useSession()?.userId;
  const { data, error, isRefreshing, refresh } = useQuery(
    companyEndpoints.get,
    userId ? { query: { userId } } : null,
    { onError: () => undefined },
  );
  return {
    companyId: data?.companyId ?? data?._id ?? null,
    error,
    isRefreshing,
    refresh: () => void refresh(),
  };
}
