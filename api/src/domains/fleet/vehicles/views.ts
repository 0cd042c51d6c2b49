import type { FleetVehicle } from '@portal/shared/contract';

import type { Deps } from '../../../deps';
import { getToday } from '../../../time/today';
import { listReferences } from '../../files';
import type { FleetVehicleRow } from './store';
import { toFleetVehicle } from './to-fleet-vehicle';

/** Vehicles with links to their photos, by id. */
export async function fleetViews(
  deps: Deps,
  rows: readonly FleetVehicleRow[],
): Promise<Map<string, FleetVehicle>> {
  const files = await listReferences(
    deps,
    rows.map(({ photo }) => photo),
  );
  const today = getToday(deps.country, deps.clock.now());
  return new Map(rows.map((row) => [row.id, toFleetVehicle(row, files.get(row.photo ?? '') ?? null, today)]));
}
