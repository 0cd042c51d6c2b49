import { companyEndpoints, userEndpoints, type CompanyRecord } from '@portal/shared/contract';
import { useQuery, useSession } from '@portal/shared/portal';

export interface Owner {
  readonly userId: string | null;
  readonly agentId: string | null;
  readonly company: CompanyRecord | null;
}

const quiet = { onError: () => undefined };

/** The signed-in agent, whom the shell already requested. */
export function useOwner(): Owner {
  const session = useSession();
  const me = useQuery(userEndpoints.me, session ? {} : null, quiet);
  const userId = session?.userId || me.data?.id || null;
  const company = useQuery(companyEndpoints.get, userId ? { query: { userId } } : null, quiet);
  return { userId, agentId: me.data?.agentId ?? null, company: company.data ?? null };
}
