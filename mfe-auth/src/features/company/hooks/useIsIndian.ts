import { countries, userEndpoints } from '@portal/shared/contract';
import { useQuery, useSession } from '@portal/shared/portal';

/**
 * Whether the signed-in agent is registered in India, where a sole owner of one vehicle may register too.
 * Null while unknown.
 */
export function useIsIndian(): boolean | null {
  const userId = useSession()?.userId;
  const { data } = useQuery(userEndpoints.country, userId ? { params: { userId } } : null);
  return data === undefined ? null : data === countries.in.value;
}
