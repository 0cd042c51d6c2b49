import { useCurrentCompany, useCurrentUser } from '@portal/shared/account';
import type { CompanyRecord } from '@portal/shared/contract';

export interface Owner {
  readonly userId: string | null;
  readonly agentId: string | null;
  readonly company: CompanyRecord | null;
  readonly companyId: string | null;
}

/** The signed-in agent with their company, as far as they are known. */
export function useListingAgent(): Owner {
  const user = useCurrentUser();
  const { userId, company, companyId } = useCurrentCompany();
  return { userId, agentId: user.data?.agentId ?? null, company: company ?? null, companyId };
}
