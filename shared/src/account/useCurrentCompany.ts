import { isMissing, type ApiError } from '../api';
import { companyEndpoints, getCompanyId, type CompanyRecord } from '../contract';
import { useQuery, useSession } from '@portal/shared/portal';
import { useCurrentUser } from './useCurrentUser';

export interface CurrentCompany {
  /** `null`: the user has no company. `undefined`: not known yet, or it cannot be read. */
  readonly company: CompanyRecord | null | undefined;
  /** Null unless the company is known and has an id. */
  readonly companyId: string | null;
  /** Null until known: some sessions have no user id of their own. */
  readonly userId: string | null;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  refresh(): Promise<unknown>;
}

/**
 * The company of the signed-in user, one request for the whole portal. Reads nothing without a session, or
 * while `isNeeded` is false. A failure makes no notice: the shell's gate and the page itself show it.
 */
export function useCurrentCompany(isNeeded = true): CurrentCompany {
  const session = useSession();
  // The stored id saves waiting for the user. A session that began elsewhere may lack it.
  const user = useCurrentUser(isNeeded && session !== null && !session.userId);
  const userId = session?.userId || (user.data?.id ?? null);
  const query = useQuery(companyEndpoints.get, isNeeded && userId ? { query: { userId } } : null, {
    onError: () => undefined,
  });
  // Servers answer 404 or null for a user without a company.
  const hasNone = isMissing(query.error);
  const company = hasNone ? null : query.data;
  return {
    company,
    companyId: company ? getCompanyId(company) : null,
    userId,
    error: user.error ?? (hasNone ? undefined : query.error),
    isLoading: user.isLoading || query.isLoading,
    get isRefreshing() {
      return user.isRefreshing || query.isRefreshing;
    },
    refresh: () => Promise.all(user.error ? [user.refresh(), query.refresh()] : [query.refresh()]),
  };
}
