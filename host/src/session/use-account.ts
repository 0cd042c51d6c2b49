import { isApiError, type ApiError } from '@portal/shared/api';
import {
  companyEndpoints,
  userEndpoints,
  type CompanyRecord,
  type SignedInUser,
} from '@portal/shared/contract';
import { useCountry, useQuery, useSession } from '@portal/shared/portal';
import { useLocation } from 'react-router-dom';
import { isAuthenticatedPath } from '../core/access';

export interface Account {
  readonly user: SignedInUser | undefined;
  /** `null`: the agent has no company. `undefined`: not known yet. */
  readonly company: CompanyRecord | null | undefined;
  readonly error: ApiError | undefined;
  readonly isRefreshing: boolean;
  refresh(): void;
}

/** Who is signed in and for which company. Read only with both tokens, and not on pages of login and registration. */
export function useAccount(): Account {
  useCountry();
  const session = useSession();
  const asks = isAuthenticatedPath(useLocation().pathname) && session !== null;
  const me = useQuery(userEndpoints.me, asks ? {} : null, quiet);
  // The stored id saves waiting for the user. A session that began elsewhere may lack it.
  const userId = session?.userId || me.data?.id;
  const company = useQuery(companyEndpoints.get, asks && userId ? { query: { userId } } : null, quiet);
  const isMissing = isApiError(company.error) && company.error.status === 404;
  return {
    user: me.data,
    company: isMissing || company.data === null ? null : company.data,
    error: me.error ?? (isMissing ? undefined : company.error),
    isRefreshing: me.isRefreshing || company.isRefreshing,
    refresh() {
      void me.refresh();
      void company.refresh();
    },
  };
}

/** The gate itself shows what failed: a notice would repeat it. */
const quiet = { onError: () => undefined };
