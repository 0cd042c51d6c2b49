import type { SetView } from '@portal/shared/address';
import { enquiryEndpoints, limits } from '@portal/shared/contract';
import { usePageTurn } from '@portal/shared/list';
import { useQuery } from '@portal/shared/portal';
import { listInput } from '../model/list-input';
import type { View } from '../../../entities/enquiry/model/view-state';

/** A page of the list. It is always stale: loaded on mount, on focus and every five minutes. */
export const useEnquiryPage = (agentId: string | null, view: View) =>
  useQuery(enquiryEndpoints.list, agentId ? listInput(agentId, view) : null, {
    revalidateOnFocus: true,
    revalidateOnMount: true,
    refreshInterval: limits.enquiry.refetchInterval,
    dedupingInterval: 100,
    focusThrottleInterval: 1000,
    keepPreviousData: true,
  });

/**
 * Turns to a page of the list. `requestedPage` is null if all pages are loaded instead. While a page loads, the
 * previous one shows without a message.
 */
export const useEnquiryPageTurn = (
  { data, isRefreshing }: ReturnType<typeof useEnquiryPage>,
  requestedPage: number | null,
  setView: SetView<View>,
) => usePageTurn({ page: requestedPage ?? 1, answer: isRefreshing ? undefined : data, setView });
