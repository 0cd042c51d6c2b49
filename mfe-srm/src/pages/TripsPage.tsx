import type { TripRecord } from '@portal/shared/contract';
import { ListFrame, ListResults, useListLook, useListView, useRowSelection } from '@portal/shared/list';
import { Stack } from '@portal/shared/ui';
import { useTripsText } from '../messages/useTripsText';
import { useText } from '../messages/useText';
import { Empty } from '../features/trips/components/list/Empty';
import { FigureNote } from '../features/trips/components/list/FigureNote';
import { Loading } from '../entities/trip/components/list/Loading';
import { PageTop } from '../features/trips/components/list/PageTop';
import { Toolbar } from '../features/trips/components/list/Toolbar';
import { TripRows } from '../features/trips/components/list/TripRows';
import { useTrips } from '../features/trips/hooks/useTrips';
import { useWatchTrips } from '../features/trips/hooks/useWatchTrips';
import type { ListKind } from '../features/trips/model/list-kind';
import { pageSizes, tripViews } from '../features/trips/model/view-state';
import { useTripOverlays } from './useTripOverlays';
import { TripSelection } from '../features/trips/components/list/TripSelection';
import { getTripId } from '../features/trips/model/trip-id';
import { tripColumns } from '../entities/trip/components/list/columns';

const none: readonly TripRecord[] = [];

/** One of the three lists of trips. */
export function TripsPage({ kind }: { kind: ListKind }) {
  const t = useTripsText();
  const title = useText()(`srm.${kind}Trips.title`);
  useWatchTrips();
  const { first, isFiltered } = tripViews[kind];
  const list = useListView(tripViews[kind]);
  const { view } = list;
  const answer = useTrips(kind, view);
  const look = useListLook(tripColumns);
  const selection = useRowSelection({ rows: answer.page?.list ?? none, getId: getTripId, query: list.query });
  const { page } = answer;
  const { onCommand, getTripPath, overlays } = useTripOverlays(page?.list);
  const isNew = page?.total === 0 && !isFiltered(view) && view.status === first.status;
  const words = {
    showing: (counts: { shown: number; total: number }) => t('trips.showing', counts),
    retry: t('trips.retry'),
    kept: t('trips.kept'),
    size: t('trips.pageSize'),
    empty: {
      page: t('trips.empty.page', { page: view.page }),
      first: t('trips.empty.first'),
      nothing: t('trips.empty.filtered'),
      nothingText: t('trips.empty.filteredText'),
      clear: t('trips.filter.clear'),
    },
  };
  return (
    <ListFrame>
      <PageTop kind={kind} view={view} />
      <Stack gap={3}>
        {(!isNew || kind === 'incomplete') && (
          <Toolbar
            kind={kind}
            list={list}
            look={look}
            isSelecting={selection.rows.length > 0}
            selectionBar={<TripSelection selection={selection} />}
          />
        )}
        {view.figure !== '' && (
          <FigureNote figure={view.figure} view={view} page={page} onClear={list.clear} />
        )}
        <ListResults
          list={list}
          answer={answer}
          isFiltered={isFiltered(view)}
          words={words}
          sizes={pageSizes}
          selection={selection}
          loading={<Loading />}
          nothing={<Empty kind={kind} status={view.status} />}
        >
          {(rows, isStale) => (
            <TripRows
              label={title}
              rows={rows}
              isStale={isStale}
              look={look}
              selection={selection}
              getTripPath={getTripPath}
              onCommand={onCommand}
            />
          )}
        </ListResults>
      </Stack>
      {overlays}
    </ListFrame>
  );
}
