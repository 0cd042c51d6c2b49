import { companyEndpoints } from '@portal/shared/contract';
import { useQuery, useSession } from '@portal/shared/portal';
import { useMemo } from 'react';
import type { ListingOwner } from '../model/edit-path';

/** What fails here, the shell has told already: it asks the same. */
const quiet = { onError: () => undefined };

/** The signed-in agent and his company, as the addresses of the form name them. */
export function useListingOwner(): ListingOwner & { readonly accountType: string | null } {
  const userId = useSession()?.userId ?? '';
  const { data } = useQuery(companyEndpoints.get, userId ? { query: { userId } } : null, quiet);
  // An address needs something in its place, also for the moment before the company is known.
  const companyId = data?.companyId ?? data?._id ?? userId;
  const accountType = data?.accountType ?? null;
  return useMemo(() => ({ userId, companyId, accountType }), [userId, companyId, accountType]);
}
