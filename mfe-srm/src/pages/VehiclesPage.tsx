import { useSearchText } from '@portal/shared/address';
import type { FleetVehicle } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useNotify } from '@portal/shared/portal';
import { Stack, Text } from '@portal/shared/ui';
import { Pager } from '@portal/shared/ui/pager';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTurn } from '../hooks/usePageTurn';
import { LoadFailed, RefreshFailed } from '../layout/Failed';
import { useFleetText } from '../messages/useFleetText';
import { Empty } from '../features/fleet/components/list/Empty';
import { Frame } from '../features/fleet/components/list/frame';
import { Loading } from '../features/fleet/components/list/Loading';
import { PageTop } from '../features/fleet/components/list/PageTop';
import type { RowCommand } from '../features/fleet/components/list/RowMenu';
import { Toolbar } from '../features/fleet/components/list/Toolbar';
import { VehicleRows } from '../features/fleet/components/list/VehicleRows';
import { useFleet } from '../features/fleet/hooks/useFleet';
import { useRemoveVehicle } from '../features/fleet/hooks/useRemoveVehicle';
import { useFleetView } from '../features/fleet/hooks/useFleetView';
import { formatVehicleTitle } from '../entities/vehicle/model/vehicle';
import { firstView } from '../features/fleet/model/view-state';
import { editPath } from '../features/fleet/paths';

const loadRemoval = async () =>
  (await import(/* webpackChunkName: "fleet-removal" */ '../features/fleet/components/list/RemovalDialog'))
    .RemovalDialog;
const loadImport = async () =>
  (await import(/* webpackChunkName: "fleet-import" */ '../features/fleet/components/import/FleetImport'))
    .FleetImport;

export function VehiclesPage() {
  const t = useFleetText();
  const navigate = useNavigate();
  const notify = useNotify();
  const [view, setView] = useFleetView();
  const [search, setSearch] = useSearchText(view.search, setView);
  const { page, isStale, error, isRefreshing, refresh } = useFleet(view);
  const removal = useRemoveVehicle((row) =>
    notify({
      title: t('fleet.removal.done', { title: formatVehicleTitle(row) }),
      tone: 'success',
      undo: { kind: 'vehicleRemoved', subjectId: row.vehicleId },
    }),
  );
  const [isImporting, setImporting] = useState(false);
  const asking = useLazyPart(loadRemoval, removal.pending !== null, () => removal.ask(null));
  const importing = useLazyPart(loadImport, isImporting, () => setImporting(false));
  const onCommand = (command: RowCommand, row: FleetVehicle) => {
    if (command === 'delete') removal.start(row);
    else void navigate(editPath(row.vehicleId, command === 'edit' ? 'details' : command));
  };
  const goTo = usePageTurn({ page: view.page, answer: isStale ? undefined : page, setView });
  const onClear = () => {
    setSearch('');
    setView({ search: '', due: '' });
  };
  const failed = error && { error, isRetrying: isRefreshing, onRetry: refresh };
  const isNew = page?.total === 0 && view.search.trim() === '' && view.due === '';
  return (
    <Frame>
      <PageTop view={view} isImporting={isImporting && !importing} onImport={() => setImporting(true)} />
      <Stack gap={3}>
        {!isNew && <Toolbar view={view} setView={setView} search={search} onSearch={setSearch} />}
        {failed && page && (
          <RefreshFailed {...failed} words={{ retry: t('fleet.retry'), kept: t('fleet.kept') }} />
        )}
        {page && page.list.length > 0 && (
          <>
            <Text tone="muted" size={2} role="status">
              {t('fleet.showing', { shown: page.list.length, total: page.total })}
            </Text>
            <VehicleRows rows={page.list} isStale={isStale} onCommand={onCommand} />
            {page.totalNumberOfPages > 1 && (
              <Pager page={view.page} pages={page.totalNumberOfPages} onPage={goTo} />
            )}
          </>
        )}
        {page?.list.length === 0 && (
          <Empty
            search={view.search.trim()}
            isFiltered={view.due !== ''}
            page={view.page}
            onClear={onClear}
            onFirstPage={() => goTo(firstView.page)}
            onImport={() => setImporting(true)}
          />
        )}
        {!page && (failed ? <LoadFailed {...failed} /> : <Loading />)}
      </Stack>
      {asking && <asking.Part {...removal} />}
      {isImporting && importing && <importing.Part onAdded={refresh} onClose={() => setImporting(false)} />}
    </Frame>
  );
}
