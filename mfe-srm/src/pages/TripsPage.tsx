import { useSearchText } from '@portal/shared/address';
import { Stack, Text } from '@portal/shared/ui';
import { Pager } from '@portal/shared/ui/pager';
import { usePageTurn } from '../hooks/usePageTurn';
import { LoadFailed, RefreshFailed } from '../layout/Failed';
import { useTripsText } from '../messages/useTripsText';
import { useText } from '../messages/useText';
import { Empty } from '../features/trips/components/list/Empty';
import { FigureNote } from '../features/trips/components/list/FigureNote';
import { Frame } from '../entities/trip/components/list/frame';
import { Loading } from '../entities/trip/components/list/Loading';
import { PageTop } from '../features/trips/components/list/PageTop';
import { Toolbar } from '../features/trips/components/list/Toolbar';
import { TripRows } from '../features/trips/components/list/TripRows';
import { useTrips } from '../features/trips/hooks/useTrips';
import { useWatchTrips } from '../features/trips/hooks/useWatchTrips';
import { useTripsView } from '../features/trips/hooks/useTripsView';
import type { ListKind } from '../features/trips/model/list-kind';
import { firstView, isFiltered, noFilter, pageSizes } from '../features/trips/model/view-state';
import { useTripOverlays } from './useTripOverlays';

/** One of the three lists of trips. */
export function TripsPage({ kind }: { kind: ListKind }) {
  const t = useTripsText();
  const words = useText();
  useWatchTrips();
  const [view, setView] = useTripsView(kind);
  const [search, setSearch] = useSearchText(view.search, setView);
  const { page, isStale, error, isRefreshing, refresh } = useTrips(kind, view);
  const { onCommand, getTripPath, overlays } = useTripOverlays(page?.list);
  const goTo = usePageTurn({ page: view.page, answer: isStale ? undefined : page, setView });
  const onClear = () => {
    setSearch('');
    setView(noFilter);
  };
  const failed = error && { error, isRetrying: isRefreshing, onRetry: refresh };
  const isNew = page?.total === 0 && !isFiltered(view) && view.status === firstView(kind).status;
  const size = {
    label: t('trips.pageSize'),
    value: view.size,
    choices: pageSizes,
    onChange: (next: number) => setView({ size: next }),
  };
  return (
    <Frame>
      <PageTop kind={kind} view={view} />
      <Stack gap={3}>
        {(!isNew || kind === 'incomplete') && (
          <Toolbar kind={kind} view={view} setView={setView} search={search} onSearch={setSearch} />
        )}
        {view.figure !== '' && <FigureNote figure={view.figure} view={view} page={page} onClear={onClear} />}
        {failed && page && (
          <RefreshFailed {...failed} words={{ retry: t('trips.retry'), kept: t('trips.kept') }} />
        )}
        {page && page.list.length > 0 && (
          <>
            <Text tone="muted" size={2} role="status">
              {t('trips.showing', { shown: page.list.length, total: page.total })}
            </Text>
            <TripRows
              label={words(`srm.${kind}Trips.title`)}
              rows={page.list}
              isStale={isStale}
              getTripPath={getTripPath}
              onCommand={onCommand}
            />
            {page.total > (pageSizes[0] ?? 0) && (
              <Pager page={view.page} pages={page.totalNumberOfPages} onPage={goTo} size={size} />
            )}
          </>
        )}
        {page?.list.length === 0 && (
          <Empty kind={kind} view={view} onClear={onClear} onFirstPage={() => goTo(1)} />
        )}
        {!page && (failed ? <LoadFailed {...failed} /> : <Loading />)}
      </Stack>
      {overlays}
    </Frame>
  );
}
