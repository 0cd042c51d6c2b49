import { useCurrentCompany } from '@portal/shared/account';
import { useMemo } from 'react';
import type { ListingOwner } from '../model/edit-path';

/** The signed-in agent and their company, for the addresses of the form. */
export function useListingOwner(): ListingOwner & { readonly accountType: string | null } {
  const { company, companyId, userId } = useCurrentCompany();
  const accountType = company?.accountType ?? null;
  return useMemo(
    // An address needs a placeholder until the company is known.
    () => ({ userId: userId ?? '', companyId: companyId ?? userId ?? '', accountType }),
    [userId, companyId, accountType],
  );
}
