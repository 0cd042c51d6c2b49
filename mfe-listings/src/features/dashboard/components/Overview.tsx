import type { Portfolio } from '@portal/shared/contract';
import { Columns, type Range, Side } from '@portal/shared/figures';
import { useLazyPart } from '@portal/shared/lazy';
import { Stack } from '@portal/shared/ui';
import { useMemo, useState } from 'react';
import type { Owner } from '../hooks/useListingAgent';
import type { Dashboard } from '../model/figures';
import type { Task } from '../model/tasks';
import { vehicleRows } from '../model/vehicles';
import { Charts } from './Charts';
import { Figures } from './Figures';
import { Tasks } from './Tasks';
import { VehicleTable } from './VehicleTable';

const loadDrawer = async () =>
  (await import(/* webpackChunkName: "dashboard-vehicles" */ './VehiclesDrawer')).VehiclesDrawer;

interface Props {
  dashboard: Dashboard;
  portfolio: Portfolio | undefined;
  range: Range;
  owner: Owner;
  /** Null if nothing of it is known. */
  tasks: readonly Task[] | null;
  busy: boolean;
}

export function Overview({ dashboard, portfolio, range, owner, tasks, busy }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const drawer = useLazyPart(loadDrawer, open, close);
  const { byVehicle } = portfolio ?? {};
  const rows = useMemo(() => (byVehicle ? vehicleRows(byVehicle) : null), [byVehicle]);
  const views = dashboard.figures.find(({ name }) => name === 'views')?.now ?? null;
  const scope = { days: range, owner };
  return (
    <>
      <Figures dashboard={dashboard} days={range} busy={busy} onViews={() => setOpen(true)} />
      <Columns>
        <Side>{tasks && <Tasks tasks={tasks} owner={owner} />}</Side>
        <Stack gap={5}>
          <Charts dashboard={dashboard} days={range} />
          {rows && (
            <VehicleTable {...scope} rows={rows} hasViews={views !== null} onAll={() => setOpen(true)} />
          )}
        </Stack>
      </Columns>
      {open && drawer && <drawer.Part {...scope} rows={rows ?? []} views={views} onClose={close} />}
    </>
  );
}
