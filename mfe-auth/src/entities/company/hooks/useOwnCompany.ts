import { companyEndpoints } from '@portal/shared/contract';
import { useQuery, useSession } from '@portal/shared/portal';

/** The signed-in agent's company; null if they have none yet. */
export function useOwnCompany() {
  const userId = useSession()?.userId;
  return useQuery(companyEndpoints.get, userId ? { query: { userId } } : null);
}
