import { useSearchText } from '@portal/shared/address';
import type { TripRecord } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { Stack, Text } from '@portal/shared/ui';
import { Pager } from '@portal/shared/ui/pager';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
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
import { useDetailsAddress } from '../features/trips/hooks/useDetailsAddress';
import { useTrips } from '../features/trips/hooks/useTrips';
import { useTripNews } from '../features/trips/hooks/useTripNews';
import { useView } from '../features/trips/hooks/useView';
import { isDialog, type TripCommand } from '../entities/trip/model/commands';
import type { ListKind } from '../features/trips/model/list-kind';
import { firstView, isFiltered, noFilter, pageSizes } from '../features/trips/model/view-state';
import { editTripPath, endTripPath, swapVehiclePath } from '../entities/trip/paths';

const loadAction = async () =>
  (await import(/* webpackChunkName: "trips-action" */ '../entities/trip/components/actions/TripAction'))
    .TripAction;

const loadDrawer = async () =>
  (await import(/* webpackChunkName: "trips-drawer" */ '../features/trips/components/details/TripDrawer'))
    .TripDrawer;

/** One of the three lists of trips. */
export function TripsPage({ kind }: { kind: ListKind }) {
  const t = useTripsText();
  const words = useText();
  const navigate = useNavigate();
  useTripNews();
  const [view, setView] = useView(kind);
  const [search, setSearch] = useSearchText(view.search, setView);
  const { page, isStale, error, isRefreshing, refresh } = useTrips(kind, view);
  const [pending, setPending] = useState<{ command: TripCommand; trip: TripRecord } | null>(null);
  const action = useLazyPart(loadAction, pending !== null, () => setPending(null));
  const { openId, getTripPath, open, close } = useDetailsAddress();
  const details = useLazyPart(loadDrawer, openId !== null, close);
  const onCommand = (command: TripCommand, trip: TripRecord) => {
    if (isDialog(command)) setPending({ command, trip });
    else if (command === 'continue') void navigate(editTripPath(trip.bookingId));
    else if (command === 'end') void navigate(endTripPath(trip.bookingId));
    else if (command === 'swap') void navigate(swapVehiclePath(trip.bookingId));
    else open(trip);
  };
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
      {openId && details && (
        <details.Part
          key={openId}
          bookingId={openId}
          row={page?.list.find(({ bookingId }) => bookingId === openId)}
          onCommand={onCommand}
          onClose={close}
        />
      )}
      {pending && action && <action.Part {...pending} onClose={() => setPending(null)} />}
    </Frame>
  );
}
