import { useCurrentUser } from '@portal/shared/account';
import { enquiryEndpoints, limits } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';

/** How many enquiries nobody has opened. Null until known, and where the server does not say. */
export function useNewEnquiries(): number | null {
  const me = useCurrentUser();
  const agentId = me.data?.agentId;
  const { data } = useQuery(
    enquiryEndpoints.list,
    agentId ? { params: { agentId }, query: { page: limits.page.first, limit: 1, status: 'NEW' } } : null,
    { refreshInterval: limits.enquiry.refetchInterval, onError: () => undefined },
  );
  return data?.total ?? null;
}
