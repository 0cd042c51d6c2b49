import { enquiryEndpoints, limits } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { askedStatus, type StatusFilter } from '../model/filter';

interface Asked {
  readonly page: number;
  readonly size: number;
  readonly status: StatusFilter;
}

/** A page of the list: always stale, so it is read on mount, on focus and every five minutes. */
export function useEnquiryPage(agentId: string | null, { page, size, status }: Asked) {
  const asked = askedStatus(status);
  return useQuery(
    enquiryEndpoints.list,
    agentId
      ? { params: { agentId }, query: { page, limit: size, ...(asked ? { status: asked } : {}) } }
      : null,
    {
      revalidateOnFocus: true,
      revalidateOnMount: true,
      refreshInterval: limits.enquiry.refetchInterval,
      dedupingInterval: 100,
      focusThrottleInterval: 1000,
      keepPreviousData: true,
    },
  );
}
