import { maintenanceKinds } from '@portal/shared/contract';
import type { Selectable } from 'kysely';
import * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { FleetMaintenanceTable } from '../../../database/tables/fleet';
import type { Actor } from '../../../deps';
import { changedSince, defineUndoable, recordAction, type UndoCall } from '../../agent-actions';
import { fleetVehiclesById } from '../../fleet';
import { answerTaken } from '../trips/period/answer-taken';
import { makeRoom } from '../trips/period/block';
import { deleteMaintenance, insertMaintenance } from './maintenance-repository';

type Row = Selectable<FleetMaintenanceTable>;

const kept = v.object({
  vehicleId: v.string(),
  kind: v.picklist(maintenanceKinds),
  note: v.string(),
  kilometre: v.nullable(v.number()),
  cost: v.nullable(v.number()),
  startsAt: v.string(),
  endsAt: v.string(),
  createdAt: v.string(),
});

const findEntry = ({ db, user }: UndoCall, maintenanceId: string) =>
  db
    .selectFrom('fleetMaintenance')
    .select('id')
    .where('companyId', '=', user.companyId)
    .where('id', '=', maintenanceId)
    .executeTakeFirst();

/** Called by the plate of its vehicle. */
export async function recordMaintenance(
  trx: Db,
  user: Actor,
  kind: 'maintenanceAdded' | 'maintenanceRemoved',
  { id, companyId, vehicleId, note, cost, kilometre, startsAt, endsAt, createdAt, ...row }: Row,
  at: Date,
): Promise<void> {
  const [vehicle] = await fleetVehiclesById(trx, companyId, [vehicleId]);
  const change = { vehicleId, kind: row.kind, note, cost, kilometre, startsAt, endsAt, createdAt };
  await recordAction(trx, user, { kind, subjectId: id, name: vehicle?.plate ?? '', change }, at);
}

/** A new entry of the log, which blocks the vehicle, goes away. */
export const maintenanceAddition = defineUndoable({
  change: kept,
  getPageId: ({ change }) => change.vehicleId,
  async check(call, { subjectId, name }) {
    if ((await findEntry(call, subjectId)) === undefined) throw changedSince(name);
  },
  async undo({ db, user }, { subjectId }) {
    await deleteMaintenance(db, user.companyId, subjectId);
    return null;
  },
});

/** A removed entry comes back, if the vehicle is still free then. */
export const maintenanceRemoval = defineUndoable({
  change: kept,
  getPageId: ({ change }) => change.vehicleId,
  async check(call, { subjectId, name }) {
    if ((await findEntry(call, subjectId)) !== undefined) throw changedSince(name);
  },
  async undo({ deps, db, user }, { subjectId, name, change }) {
    const { vehicleId } = change;
    const [startsAt, endsAt] = [new Date(change.startsAt), new Date(change.endsAt)];
    await answerTaken(deps.country, name, () =>
      makeRoom(db, user.companyId, { vehicleId, startsAt, endsAt }, deps.clock.now()),
    );
    await insertMaintenance(db, {
      ...change,
      id: subjectId,
      companyId: user.companyId,
      startsAt,
      endsAt,
      createdAt: new Date(change.createdAt),
      createdBy: user.userId,
    });
    return null;
  },
});
