import { useLastPage, type SetView } from '@portal/shared/address';
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

/** `asked`: null where all are read and no page is asked for. While one is read, the one before stands in for it and says nothing. */
export function useExistingPage(
  { data, isRefreshing }: ReturnType<typeof useEnquiryPage>,
  asked: number | null,
  setView: SetView<View>,
): void {
  useLastPage({
    page: asked ?? 1,
    answer: isRefreshing ? undefined : data,
    goTo: (page) => setView({ page }, 'replace'),
  });
}
