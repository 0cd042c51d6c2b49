import { isDeepStrictEqual } from 'node:util';

import { zoneKinds, zoneScopes, zoneShape, type AgentActionKind } from '@portal/shared/contract';
import * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { changedSince, defineUndoable, recordAction, type UndoCall } from '../../agent-actions';
import { refuseTooManyZones } from './refuse-too-many-zones';
import { deleteZone, insertZone, replaceZoneVehicles, updateZone } from './zone-repository';
import { requireScope } from './zone-scope';

const keptZone = v.object({
  name: v.string(),
  kind: v.picklist(zoneKinds),
  shape: zoneShape,
  appliesTo: v.picklist(zoneScopes),
  tripId: v.nullable(v.string()),
  createdAt: v.string(),
  vehicleIds: v.array(v.string()),
});
export type KeptZone = v.InferOutput<typeof keptZone>;

/** A zone as it is kept with an action. Locked until the transaction ends. Undefined if there is none. */
export async function lockKeptZone(db: Db, companyId: string, zoneId: string): Promise<KeptZone | undefined> {
  const row = await db
    .selectFrom('trackingZones')
    .select(['name', 'kind', 'shape', 'appliesTo', 'tripId', 'createdAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', zoneId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const vehicles = await db
    .selectFrom('trackingZoneVehicles')
    .select('vehicleId')
    .where('companyId', '=', companyId)
    .where('zoneId', '=', zoneId)
    .orderBy('vehicleId')
    .execute();
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    vehicleIds: vehicles.map(({ vehicleId }) => vehicleId),
  };
}

type ZoneActionKind = Extract<AgentActionKind, `zone${string}`>;

/** Called by its name. */
export const recordZone = (
  trx: Db,
  user: Actor,
  kind: ZoneActionKind,
  zoneId: string,
  change: { readonly before?: KeptZone | undefined; readonly after?: KeptZone | undefined },
  at: Date,
) =>
  recordAction(
    trx,
    user,
    { kind, subjectId: zoneId, name: change.after?.name ?? change.before?.name ?? '', change },
    at,
  );

type ZoneAction = Parameters<Parameters<typeof defineUndoable<{ after: KeptZone }>>[0]['check']>[1];

async function refuseOtherZone({ db, user }: UndoCall, { subjectId, name, change }: ZoneAction) {
  const zone = await lockKeptZone(db, user.companyId, subjectId);
  if (!isDeepStrictEqual(zone, change.after)) throw changedSince(name);
}

/** A new zone goes away. */
export const zoneAddition = defineUndoable({
  change: v.object({ after: keptZone }),
  check: refuseOtherZone,
  async undo({ db, user }, { subjectId }) {
    await deleteZone(db, user.companyId, subjectId);
    return null;
  },
});

const requireKeptScope = (db: Db, companyId: string, { vehicleIds, tripId }: KeptZone) =>
  requireScope(db, companyId, { vehicleIds, bookingId: tripId ?? undefined });

/** A zone is where it was and applies to what it did, if the trip still runs. */
export const zoneChange = defineUndoable({
  change: v.object({ before: keptZone, after: keptZone }),
  check: refuseOtherZone,
  async undo({ db, user }, { subjectId, change: { before } }) {
    const { companyId } = user;
    const { name, kind, shape, appliesTo, tripId } = before;
    const vehicleIds = await requireKeptScope(db, companyId, before);
    const change = { name, kind, shape: JSON.stringify(shape), appliesTo, tripId };
    if (!(await updateZone(db, companyId, subjectId, change))) throw notFound('This zone');
    await replaceZoneVehicles(db, companyId, subjectId, vehicleIds);
    return null;
  },
});

/** A removed zone comes back. */
export const zoneRemoval = defineUndoable({
  change: v.object({ before: keptZone }),
  async check({ db, user }, { subjectId, name }) {
    if ((await lockKeptZone(db, user.companyId, subjectId)) !== undefined) throw changedSince(name);
  },
  async undo({ db, user }, { subjectId, change: { before } }) {
    const { companyId, userId } = user;
    const { vehicleIds, shape, createdAt, ...zone } = before;
    await refuseTooManyZones(db, companyId);
    const chosen = await requireKeptScope(db, companyId, before);
    await insertZone(db, {
      ...zone,
      companyId,
      id: subjectId,
      shape: JSON.stringify(shape),
      createdAt: new Date(createdAt),
      createdBy: userId,
    });
    await replaceZoneVehicles(db, companyId, subjectId, chosen);
    return null;
  },
});
