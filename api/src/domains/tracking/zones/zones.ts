import {
  positionLimits,
  type addZoneBody,
  type changeZoneBody,
  type TrackingZone,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { say } from '../../../language/say';
import { AppProblem, notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { readZone, readZones } from './read-zones';
import { deleteZone, insertZone, replaceZoneVehicles, updateZone } from './zone-repository';
import { requireScope } from './zone-scope';

const zoneNotFound = () => notFound('This zone');

export const listZones = async ({ db }: Deps, user: Actor): Promise<{ list: TrackingZone[] }> => ({
  list: await readZones(db, requireCompany(user)),
});

/** @throws AppProblem 409 when the company has as many zones as it may, 404 for a vehicle or trip of another company */
export async function addZone(
  { db, clock }: Deps,
  user: Actor,
  { name, kind, shape, appliesTo = 'all', vehicleIds, bookingId }: v.InferOutput<typeof addZoneBody>,
): Promise<TrackingZone> {
  const companyId = requireCompany(user);
  if ((await readZones(db, companyId)).length >= positionLimits.zonesMax)
    throw new AppProblem(
      'conflict',
      say('Your company has {limit} zones, which is the limit. Remove one first.', {
        limit: positionLimits.zonesMax,
      }),
    );
  const chosen = await requireScope(db, companyId, { vehicleIds, bookingId });
  const id = newId();
  await db.transaction().execute(async (trx) => {
    await insertZone(trx, {
      companyId,
      id,
      name,
      kind,
      shape: JSON.stringify(shape),
      appliesTo,
      tripId: bookingId ?? null,
      createdAt: clock.now(),
      createdBy: user.userId,
    });
    await replaceZoneVehicles(trx, companyId, id, chosen);
  });
  return readZone(db, companyId, id);
}

/** @throws AppProblem 404 for a zone, vehicle or trip of nobody or another company */
export async function changeZone(
  { db }: Deps,
  user: Actor,
  { zoneId, name, kind, shape, appliesTo, vehicleIds, bookingId }: v.InferOutput<typeof changeZoneBody>,
): Promise<TrackingZone> {
  const companyId = requireCompany(user);
  const chosen = await requireScope(db, companyId, { vehicleIds, bookingId });
  const change = { name, kind, shape: JSON.stringify(shape) };
  const scope = appliesTo && { appliesTo, tripId: bookingId ?? null };
  await db.transaction().execute(async (trx) => {
    if (!(await updateZone(trx, companyId, zoneId, { ...change, ...scope }))) throw zoneNotFound();
    if (appliesTo) await replaceZoneVehicles(trx, companyId, zoneId, chosen);
  });
  return readZone(db, companyId, zoneId);
}

/** @throws AppProblem 404 for a zone of nobody or another company */
export async function removeZone({ db }: Deps, user: Actor, zoneId: string): Promise<null> {
  if (!(await deleteZone(db, requireCompany(user), zoneId))) throw zoneNotFound();
  return null;
}
