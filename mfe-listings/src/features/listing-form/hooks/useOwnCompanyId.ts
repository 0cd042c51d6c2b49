import { companyEndpoints } from '@portal/shared/contract';
import { useQuery, useSession } from '@portal/shared/portal';

/** The company that a listing's address names. Empty while it is not known: the address then names the agent alone. */
export function useOwnCompanyId(): string {
  const userId = useSession()?.userId;
  const { data } = useQuery(companyEndpoints.get, userId ? { query: { userId } } : null, {
    onError: () => undefined,
  });
  return data?.companyId ?? data?._id ?? userId ?? '';
}
