import { companyEndpoints } from '@portal/shared/contract';
import { useQuery, useSession } from '@portal/shared/portal';

/** The company in a listing's address. Empty while unknown: the address then names only the agent. */
export function useOwnCompanyId(): string {
  const userId = useSession()?.userId;
  const { data } = useQuery(companyEndpoints.get, userId ? { query: { userId } } : null, {
    onError: () => undefined,
  });
  return data?.companyId ?? data?._id ?? userId ?? '';
}
