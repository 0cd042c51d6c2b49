import { Stack, VisuallyHidden } from '@portal/shared/ui';
import { startTransition, useCallback, useRef } from 'react';
import styled from 'styled-components';
import { DueReminders } from '../../follow-up/DueReminders';
import { Floating } from '../components/Floating';
import { OpenEnquiry } from '../components/OpenEnquiry';
import { PageTop } from '../components/PageTop';
import { Results } from '../components/Results';
import { StatCards } from '../components/StatCards';
import { LoadFailed, RefreshFailed } from '../components/states/LoadFailed';
import { Loading } from '../components/states/Loading';
import { Narrowing } from '../components/toolbar/Narrowing';
import { SearchBox } from '../components/toolbar/SearchBox';
import { Summary } from '../components/toolbar/Summary';
import { Toolbar } from '../components/toolbar/Toolbar';
import { useActions } from '../hooks/useActions';
import { useAnnouncer } from '../hooks/useAnnouncer';
import { useEnquiries } from '../hooks/useEnquiries';
import { useExpiryRefresh } from '../hooks/useExpiryRefresh';
import { useLists } from '../hooks/useLists';
import { useLive } from '../hooks/useLive';
import { useMoved } from '../hooks/useMoved';
import { useSearchKey } from '../hooks/useSearchKey';
import { useSingleKeys } from '../hooks/useSingleKeys';
import { noFilters } from '../model/filter';
import { isFiltered } from '../model/view-state';

const Frame = styled.div`
  container: enquiries / inline-size;
  min-inline-size: 0;
`;

export function EnquiriesPage() {
  const of = useEnquiries();
  const { agentId, view, setView, filters, setSearch, error } = of;
  const lists = useLists();
  const [said, tell] = useAnnouncer();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const searchBox = useRef<HTMLInputElement>(null);
  const onOpen = useCallback((enquiry: string) => setView({ enquiry }), [setView]);
  const onClose = useCallback(() => setView({ enquiry: null }), [setView]);
  const moved = useMoved({ status: view.status, tell, onOpen });
  const { commands, staged, busy, failure, dismiss } = useActions(agentId, lists, moved);
  const live = useLive(lists, tell);
  useExpiryRefresh(of.rows, lists.invalidate);
  useSearchKey(searchBox, singleKeys);
  const onClear = useCallback(
    // From thousands of rows back to one page: the click responds first.
    () =>
      startTransition(() => {
        setSearch('');
        setView(noFilters);
      }),
    [setSearch, setView],
  );
  const onRefresh = () => (agentId ? lists.invalidate('all') : of.retry());
  const failed = { message: error?.message ?? '', isRetrying: of.isRefreshing, onRetry: of.retry };
  return (
    <>
      <Frame>
        <PageTop
          agentId={agentId}
          filters={filters}
          singleKeys={singleKeys}
          onRefresh={onRefresh}
          isRefreshing={of.isRefreshing}
          onSingleKeys={setSingleKeys}
        />
        <Stack gap={4}>
          <StatCards stats={of.stats} status={view.status} onFilter={setView} />
          {error && of.hasData && <RefreshFailed {...failed} isOffline={!navigator.onLine} />}
          <Toolbar
            search={
              <SearchBox
                box={searchBox}
                text={filters.search}
                hasKey={singleKeys}
                isReady={of.wantsAll}
                onText={setSearch}
              />
            }
            status={view.status}
            location={view.location}
            locations={of.locations}
            sort={view.sort}
            isFiltered={isFiltered(filters)}
            onFilter={setView}
            onClear={onClear}
          />
          <Narrowing filters={filters} rows={of.shown} onFilter={setView} />
          {of.hasData && (
            <>
              <Summary shown={of.shown.length} total={of.total} stats={of.stats} reading={of.all} />
              <Results
                of={of}
                live={live}
                commands={commands}
                staged={staged}
                busy={busy}
                singleKeys={singleKeys}
                onOpen={onOpen}
                onClear={onClear}
              />
            </>
          )}
          {!of.hasData && (error ? <LoadFailed {...failed} /> : <Loading />)}
        </Stack>
      </Frame>
      <Floating busy={busy} failure={failure} onDismiss={dismiss} />
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {agentId && <DueReminders onOpen={onOpen} />}
      {view.enquiry && (
        <OpenEnquiry
          commands={commands}
          staged={staged}
          busy={busy}
          onClose={onClose}
          enquiryId={view.enquiry}
          rows={of.rows}
        />
      )}
    </>
  );
}
