import type { ApiError } from '@portal/shared/api';
import type { CompanyRecord, SignedInUser } from '@portal/shared/contract';
import { useCurrentCompany, useCurrentUser } from '@portal/shared/account';
import { useCountry, useSession } from '@portal/shared/portal';
import { useLocation } from 'react-router-dom';
import { isAuthenticatedPath } from '../core/access';

export interface Account {
  readonly user: SignedInUser | undefined;
  /** `null`: the agent has no company. `undefined`: not known yet. */
  readonly company: CompanyRecord | null | undefined;
  readonly companyId: string | null;
  readonly error: ApiError | undefined;
  readonly isRefreshing: boolean;
  refresh(): void;
}

/** Who is signed in and for which company. Read only with both tokens, and not on pages of login and registration. */
export function useAccount(): Account {
  useCountry();
  const session = useSession();
  const isNeeded = isAuthenticatedPath(useLocation().pathname) && session !== null;
  const user = useCurrentUser(isNeeded);
  const company = useCurrentCompany(isNeeded);
  return {
    user: user.data,
    company: company.company,
    companyId: company.companyId,
    error: user.error ?? company.error,
    get isRefreshing() {
      return user.isRefreshing || company.isRefreshing;
    },
    refresh() {
      void user.refresh();
      void company.refresh();
    },
  };
}
