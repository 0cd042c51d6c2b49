import { companyEndpoints } from '@portal/shared/contract';
import { useQuery, useSession } from '@portal/shared/portal';
import { useMemo } from 'react';
import type { ListingOwner } from '../model/edit-path';

/** The shell makes the same request and already reported its failure. */
const quiet = { onError: () => undefined };

/** The signed-in agent and their company, for the addresses of the form. */
export function useListingOwner(): ListingOwner & { readonly accountType: string | null } {
  const userId = useSession()?.userId ?? '';
  const { data } = useQuery(companyEndpoints.get, userId ? { query: { userId } } : null, quiet);
  // An address needs a placeholder until the company is known.
  const companyId = data?.companyId ?? data?._id ?? userId;
  const accountType = data?.accountType ?? null;
  return useMemo(() => ({ userId, companyId, accountType }), [userId, companyId, accountType]);
}
