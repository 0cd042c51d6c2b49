import { enquiryEndpoints, limits } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { listInput } from '../model/list-input';
import type { View } from '../model/view-state';

/** A page of the list: always stale, so it is read on mount, on focus and every five minutes. */
export const useEnquiryPage = (agentId: string | null, view: View) =>
  useQuery(enquiryEndpoints.list, agentId ? listInput(agentId, view) : null, {
    revalidateOnFocus: true,
    revalidateOnMount: true,
    refreshInterval: limits.enquiry.refetchInterval,
    dedupingInterval: 100,
    focusThrottleInterval: 1000,
    keepPreviousData: true,
  });
