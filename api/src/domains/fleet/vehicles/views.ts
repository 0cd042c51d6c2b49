import type { FleetVehicle } from '@portal/shared/contract';

import type { Deps } from '../../../deps';
import { todayIn } from '../../../time/today';
import { referencesTo } from '../../files';
import type { FleetVehicleRow } from './store';
import { toFleetVehicle } from './to-fleet-vehicle';

/** Vehicles with links to their photos, by id. */
export async function fleetViews(
  deps: Deps,
  rows: readonly FleetVehicleRow[],
): Promise<Map<string, FleetVehicle>> {
  const files = await referencesTo(
    deps,
    rows.map(({ photo }) => photo),
  );
  const today = todayIn(deps.country, deps.clock.now());
  return new Map(rows.map((row) => [row.id, toFleetVehicle(row, files.get(row.photo ?? '') ?? null, today)]));
}
