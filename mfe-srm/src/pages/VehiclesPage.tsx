import type { FleetVehicle } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { ListFrame, ListResults, useListLook, useListView, useRowSelection } from '@portal/shared/list';
import { useNotify } from '@portal/shared/portal';
import { Stack } from '@portal/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFleetText } from '../messages/useFleetText';
import { Empty } from '../features/fleet/components/list/Empty';
import { Loading } from '../features/fleet/components/list/Loading';
import { PageTop } from '../features/fleet/components/list/PageTop';
import { Toolbar } from '../features/fleet/components/list/Toolbar';
import type { RowCommand } from '../features/fleet/components/list/VehicleMenu';
import { VehicleRows } from '../features/fleet/components/list/VehicleRows';
import { useFleet } from '../features/fleet/hooks/useFleet';
import { useRemoveVehicle } from '../features/fleet/hooks/useRemoveVehicle';
import { formatVehicleTitle } from '../entities/vehicle/model/vehicle';
import { fleetView } from '../features/fleet/model/view-state';
import { editPath } from '../features/fleet/paths';
import { VehicleSelection } from '../features/fleet/components/list/VehicleSelection';
import { getVehicleId } from '../features/fleet/model/vehicle-id';
import { fleetColumns } from '../features/fleet/model/columns';

const loadRemoval = async () =>
  (await import(/* webpackChunkName: "fleet-removal" */ '../features/fleet/components/list/RemovalDialog'))
    .RemovalDialog;
const loadImport = async () =>
  (await import(/* webpackChunkName: "fleet-import" */ '../features/fleet/components/import/FleetImport'))
    .FleetImport;

const none: readonly FleetVehicle[] = [];

export function VehiclesPage() {
  const t = useFleetText();
  const navigate = useNavigate();
  const notify = useNotify();
  const list = useListView(fleetView);
  const { view } = list;
  const answer = useFleet(view);
  const look = useListLook(fleetColumns);
  const selection = useRowSelection({
    rows: answer.page?.list ?? none,
    getId: getVehicleId,
    query: list.query,
  });
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
  const onImport = () => setImporting(true);
  const isFiltered = fleetView.isFiltered(view);
  const isNew = answer.page?.total === 0 && !isFiltered;
  const search = view.search.trim();
  const words = {
    showing: (counts: { shown: number; total: number }) => t('fleet.showing', counts),
    retry: t('fleet.retry'),
    kept: t('fleet.kept'),
    empty: {
      page: t('fleet.empty.page', { page: view.page }),
      first: t('fleet.empty.first'),
      nothing: search ? t('fleet.empty.search', { search }) : t('fleet.empty.due'),
      nothingText: t('fleet.empty.searchText'),
      clear: t('fleet.search.clear'),
    },
  };
  return (
    <ListFrame>
      <PageTop view={view} isImporting={isImporting && !importing} onImport={onImport} />
      <Stack gap={3}>
        {!isNew && (
          <Toolbar
            list={list}
            look={look}
            isSelecting={selection.rows.length > 0}
            selectionBar={<VehicleSelection selection={selection} onChanged={answer.refresh} />}
          />
        )}
        <ListResults
          list={list}
          answer={answer}
          isFiltered={isFiltered}
          words={words}
          selection={selection}
          loading={<Loading />}
          nothing={<Empty onImport={onImport} />}
        >
          {(rows, isStale) => (
            <VehicleRows
              rows={rows}
              isStale={isStale}
              look={look}
              selection={selection}
              onCommand={onCommand}
            />
          )}
        </ListResults>
      </Stack>
      {asking && <asking.Part {...removal} />}
      {isImporting && importing && (
        <importing.Part onAdded={answer.refresh} onClose={() => setImporting(false)} />
      )}
    </ListFrame>
  );
}
