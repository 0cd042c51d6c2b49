import { companyEndpoints } from '@portal/shared/contract';
import { useQuery, useSession } from '@portal/shared/portal';

const quiet = { onError: () => undefined, shouldRetryOnError: false };

/** The agent's own company, which the shell already requested. */
export function useCompanyName(): string | null {
  const userId = useSession()?.userId;
  const { data } = useQuery(companyEndpoints.get, userId ? { query: { userId } } : null, quiet);
  return data?.companyName ?? null;
}
