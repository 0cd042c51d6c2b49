import { useLastPage, type SetView } from '@portal/shared/address';
import { enquiryEndpoints, limits } from '@portal/shared/contract';
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
 * `asked` is null if all pages are loaded instead. While a page loads, the previous one shows without a
 * message.
 */
export function useExistingPage(
  { data, isRefreshing }: ReturnType<typeof useEnquiryPage>,
  requestedPage: number | null,
  setView: SetView<View>,
): void {
  useLastPage({
    page: requestedPage ?? 1,
    answer: isRefreshing ? undefined : data,
    goTo: (page) => setView({ page }, 'replace'),
  });
}
