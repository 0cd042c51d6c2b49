import type { FleetVehicle, fleetVehiclePage } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../deps';
import { getToday } from '../../../time/today';
import { requireCompany } from '../../company';
import { listReferences } from '../../files';
import { vehicleNotFound } from './problems';
import { findFleetVehicle, fleetPage, type FleetQuery } from './store';
import { toFleetVehicle } from './to-fleet-vehicle';

export async function vehicleDetails(deps: Deps, user: Actor, vehicleId: string): Promise<FleetVehicle> {
  const row = await findFleetVehicle(deps.db, requireCompany(user), vehicleId);
  if (row === undefined) throw vehicleNotFound();
  const files = await listReferences(deps, [row.photo]);
  const photo = row.photo === null ? null : (files.get(row.photo) ?? null);
  return toFleetVehicle(row, photo, getToday(deps.country, deps.clock.now()));
}

export async function vehiclesPage(
  deps: Deps,
  user: Actor,
  query: FleetQuery & { readonly isFileUrlNeeded?: boolean | undefined },
): Promise<v.InferOutput<typeof fleetVehiclePage>> {
  const today = getToday(deps.country, deps.clock.now());
  const { rows, total } = await fleetPage(deps.db, requireCompany(user), query, today);
  const files = query.isFileUrlNeeded
    ? await listReferences(
        deps,
        rows.map(({ photo }) => photo),
      )
    : null;
  const getPhotoId = (id: string | null) => (id === null || files === null ? id : (files.get(id) ?? null));
  const { page, limit } = query;
  return {
    list: rows.map((row) => toFleetVehicle(row, getPhotoId(row.photo), today)),
    page,
    limit,
    total,
    totalNumberOfPages: Math.ceil(total / limit),
  };
}
