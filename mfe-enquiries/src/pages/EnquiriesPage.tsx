import { useSearchKey } from '@portal/shared/keyboard';
import { ListFrame, useListLook } from '@portal/shared/list';
import { Stack, VisuallyHidden } from '@portal/shared/ui';
import { startTransition, useCallback, useRef } from 'react';
import { DueReminders } from '../features/follow-up/DueReminders';
import { Floating } from '../features/enquiries/components/Floating';
import { OpenEnquiry } from './OpenEnquiry';
import { PageTop } from './PageTop';
import { Results } from '../features/enquiries/components/Results';
import { StatCards } from '../features/enquiries/components/StatCards';
import { ListFailed } from '../features/enquiries/components/states/ListFailed';
import { Loading } from '../features/enquiries/components/states/Loading';
import { Narrowing } from '../features/enquiries/components/toolbar/Narrowing';
import { SearchBox } from '../features/enquiries/components/toolbar/SearchBox';
import { Summary } from '../features/enquiries/components/toolbar/Summary';
import { Toolbar } from '../features/enquiries/components/toolbar/Toolbar';
import { enquiryColumns } from '../features/enquiries/components/table/cell';
import { useEnquiryActions } from '../entities/enquiry/hooks/useEnquiryActions';
import { useAnnouncer } from '../features/enquiries/hooks/useAnnouncer';
import { useEnquiries } from '../features/enquiries/hooks/useEnquiries';
import { useExpiryRefresh } from '../features/enquiries/hooks/useExpiryRefresh';
import { useEnquiryLists } from '../entities/enquiry/hooks/useEnquiryLists';
import { useLive } from '../features/enquiries/hooks/useLive';
import { useAnnounceMove } from '../features/enquiries/hooks/useAnnounceMove';
import { useSingleKeys } from '../features/enquiries/hooks/useSingleKeys';
import { enquiriesView } from '../entities/enquiry/model/view-state';

export function EnquiriesPage() {
  const enquiries = useEnquiries();
  const { agentId, view, setView, filters, setSearch, clear, error } = enquiries;
  const lists = useEnquiryLists();
  const look = useListLook(enquiryColumns);
  const [announcement, tell] = useAnnouncer();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const searchBox = useRef<HTMLInputElement>(null);
  const onOpen = useCallback((enquiry: string) => setView({ enquiry }), [setView]);
  const onClose = useCallback(() => setView({ enquiry: null }), [setView]);
  const moved = useAnnounceMove({ status: view.status, tell, onOpen });
  const { commands, staged, busy, failure, dismiss } = useEnquiryActions(agentId, lists, moved);
  const live = useLive(lists, tell);
  useExpiryRefresh(enquiries.rows, lists.invalidate);
  useSearchKey(searchBox, singleKeys);
  const onClear = useCallback(
    // From thousands of rows back to one page: the click responds first.
    () => startTransition(clear),
    [clear],
  );
  const onRefresh = () => (agentId ? lists.invalidate('all') : enquiries.retry());
  const failed = error && { error, isRetrying: enquiries.isRefreshing, onRetry: enquiries.retry };
  return (
    <>
      <ListFrame>
        <PageTop
          agentId={agentId}
          filters={filters}
          singleKeys={singleKeys}
          onRefresh={onRefresh}
          isRefreshing={enquiries.isRefreshing}
          onSingleKeys={setSingleKeys}
        />
        <Stack gap={3}>
          <StatCards stats={enquiries.stats} status={view.status} onFilter={setView} />
          {failed && enquiries.hasData && <ListFailed {...failed} hasRows />}
          <Toolbar
            search={
              <SearchBox
                box={searchBox}
                text={filters.search}
                hasKey={singleKeys}
                isReady={enquiries.wantsAll}
                onText={setSearch}
              />
            }
            look={look}
            status={view.status}
            location={view.location}
            locations={enquiries.locations}
            sort={view.sort}
            isFiltered={enquiriesView.isFiltered(filters)}
            onFilter={setView}
            onClear={onClear}
          />
          <Narrowing filters={filters} rows={enquiries.shown} onFilter={setView} />
          {enquiries.hasData && (
            <>
              <Summary
                shown={enquiries.shown.length}
                total={enquiries.total}
                stats={enquiries.stats}
                reading={enquiries.all}
              />
              <Results
                enquiries={enquiries}
                live={live}
                look={look}
                commands={commands}
                staged={staged}
                busy={busy}
                singleKeys={singleKeys}
                onOpen={onOpen}
                onClear={onClear}
              />
            </>
          )}
          {!enquiries.hasData && (failed ? <ListFailed {...failed} hasRows={false} /> : <Loading />)}
        </Stack>
      </ListFrame>
      <Floating busy={busy} failure={failure} onDismiss={dismiss} />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {agentId && <DueReminders onOpen={onOpen} />}
      {view.enquiry && (
        <OpenEnquiry
          commands={commands}
          staged={staged}
          busy={busy}
          onClose={onClose}
          enquiryId={view.enquiry}
          rows={enquiries.rows}
        />
      )}
    </>
  );
}
