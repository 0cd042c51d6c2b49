import {
  fromMinorUnits,
  toMinorUnits,
  type maintenanceBody,
  type MaintenanceEntry,
} from '@portal/shared/contract';
import type { Selectable } from 'kysely';
import type * as v from 'valibot';

import { newId } from '../../../database/ids';
import type { FleetMaintenanceTable } from '../../../database/tables/fleet';
import type { Actor, Deps } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { answerBlockClashes, makeRoom } from '../trips/period/block';
import { findFleetVehicle, vehicleNotFound } from '../../fleet';
import { recordMaintenance } from './maintenance-actions';
import { deleteMaintenance, insertMaintenance } from './maintenance-repository';

type Row = Selectable<FleetMaintenanceTable>;

const toEntry = (row: Row): MaintenanceEntry => ({
  maintenanceId: row.id,
  vehicleId: row.vehicleId,
  kind: row.kind,
  from: row.startsAt.toISOString(),
  to: row.endsAt.toISOString(),
  note: row.note,
  cost: row.cost === null ? null : fromMinorUnits(row.cost),
  kilometre: row.kilometre,
  createdAt: row.createdAt.toISOString(),
});

async function refuseStranger({ db }: Deps, companyId: string, vehicleId: string): Promise<void> {
  if ((await findFleetVehicle(db, companyId, vehicleId)) === undefined) throw vehicleNotFound();
}

const AT_MOST = 500;

export async function listMaintenance(
  deps: Deps,
  user: Actor,
  vehicleId: string,
): Promise<{ list: MaintenanceEntry[] }> {
  const companyId = requireCompany(user);
  await refuseStranger(deps, companyId, vehicleId);
  const rows = await deps.db
    .selectFrom('fleetMaintenance')
    .selectAll()
    .where('vehicleId', '=', vehicleId)
    .where('companyId', '=', companyId)
    .orderBy('startsAt', 'desc')
    .limit(AT_MOST)
    .execute();
  return { list: rows.map(toEntry) };
}

export async function addMaintenance(
  deps: Deps,
  user: Actor,
  body: v.InferOutput<typeof maintenanceBody>,
): Promise<MaintenanceEntry> {
  const companyId = requireCompany(user);
  await refuseStranger(deps, companyId, body.vehicleId);
  const { vehicleId, kind, from, to, note, cost, kilometre } = body;
  const [startsAt, endsAt] = [new Date(from), new Date(to)];
  const now = deps.clock.now();
  return answerBlockClashes(deps, companyId, { vehicleId, startsAt, endsAt }, () =>
    deps.db.transaction().execute(async (trx) => {
      await makeRoom(trx, companyId, { vehicleId, startsAt, endsAt }, now);
      const row = await insertMaintenance(trx, {
        id: newId(),
        vehicleId,
        companyId,
        kind,
        note,
        kilometre,
        startsAt,
        endsAt,
        cost: cost === null ? null : toMinorUnits(cost),
        createdBy: user.userId,
        createdAt: now,
      });
      await recordMaintenance(trx, user, 'maintenanceAdded', row, now);
      return toEntry(row);
    }),
  );
}

export async function removeMaintenance(deps: Deps, user: Actor, maintenanceId: string): Promise<null> {
  const companyId = requireCompany(user);
  await deps.db.transaction().execute(async (trx) => {
    const removed = await deleteMaintenance(trx, companyId, maintenanceId);
    if (removed === undefined) throw notFound('This entry');
    await recordMaintenance(trx, user, 'maintenanceRemoved', removed, deps.clock.now());
  });
  return null;
}
