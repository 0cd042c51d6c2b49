import { isCancelled } from '@portal/shared/api';
import { useListView } from '@portal/shared/list';
import { useDeferredValue, useMemo, useState } from 'react';
import { toRequestStatus, listLocations } from '../../../entities/enquiry/model/filter';
import { enquiriesView, needsAllRows } from '../../../entities/enquiry/model/view-state';
import { useAgentId } from './useAgentId';
import { useAllEnquiries } from '../../../entities/enquiry/hooks/useAllEnquiries';
import { useEnquiryPage, useEnquiryPageTurn } from './useEnquiryPage';
import { useEnquiryRows, useShownRows } from './useRows';
import { useStats } from './useStats';

const none: never[] = [];

/** Everything that the page shows, loaded in the way that its filters and order require. */
export function useEnquiries() {
  const { view, setView, search, setSearch, clear } = useListView(enquiriesView);
  const { agentId, me } = useAgentId();
  const { status, location, vehicle, from, to } = view;
  const filters = useMemo(
    () => ({ search, status, location, vehicle, from, to }),
    [search, status, location, vehicle, from, to],
  );
  const wantsAll = needsAllRows({ ...view, ...filters });

  const page = useEnquiryPage(agentId, view);
  const goTo = useEnquiryPageTurn(page, wantsAll ? null : view.page, setView);
  const all = useAllEnquiries(agentId, { status: toRequestStatus(status), isNeeded: wantsAll });
  const list = page.data?.list ?? none;
  // Until the first of all pages arrives, the current page is a start. Later pages render at low priority, so
  // that typing is not delayed.
  const growing = useDeferredValue(all.enquiries);
  const collected = all.isComplete ? all.enquiries : growing;
  const rows = useEnquiryRows(wantsAll && (all.isComplete || collected.length > 0) ? collected : list);
  const shown = useShownRows(rows, filters, view.sort);
  const stats = useStats({
    rows,
    counts: page.data?.counts,
    total: view.status === 'all' ? (page.data?.total ?? null) : null,
  });

  const error =
    (wantsAll && all.error && !isCancelled(all.error) ? all.error : null) ?? page.error ?? me.error;
  const viewKey = JSON.stringify({ ...view, ...filters, enquiry: null });
  const isReading = wantsAll ? all.isReading && !all.isComplete : page.isRefreshing;
  const [settled, setSettled] = useState('');
  if (!isReading && page.data && settled !== viewKey) setSettled(viewKey);

  return {
    agentId,
    view,
    setView,
    filters,
    setSearch,
    clear,
    goTo,
    wantsAll,
    rows,
    shown,
    stats,
    viewKey,
    all: wantsAll ? all : null,
    locations: useMemo(() => listLocations(rows), [rows]),
    total: stats?.total ?? page.data?.total ?? 0,
    pages: page.data?.totalNumberOfPages ?? 1,
    error: error ?? null,
    hasData: page.data !== undefined,
    isSettled: settled === viewKey,
    /** The result may be among the enquiries that are not loaded yet. */
    isSearching: wantsAll && isReading,
    /** Rows of the previous view show until the new ones load. */
    isStale: settled !== viewKey && page.isRefreshing,
    isRefreshing: page.isRefreshing || me.isRefreshing || (wantsAll && all.isReading),
    retry: () => (me.error ? void me.refresh() : void page.refresh()),
  };
}

export type Enquiries = ReturnType<typeof useEnquiries>;
