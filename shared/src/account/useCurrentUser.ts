import { userEndpoints, type SignedInUser } from '../contract';
import { useQuery, useSession, type Query } from '@portal/shared/portal';

/**
 * The signed-in user, one request for the whole portal. Reads nothing without a session, or while `isNeeded`
 * is false. A failure makes no notice: the shell's gate and the page itself show it.
 */
export function useCurrentUser(isNeeded = true): Query<SignedInUser> {
  const session = useSession();
  return useQuery(userEndpoints.me, isNeeded && session ? {} : null, { onError: () => undefined });
}
