import type { addZoneBody, changeZoneBody, TrackingZone } from '@portal/shared/contract';
import type * as v from 'valibot';

import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { readZone, readZones } from './read-zones';
import { refuseTooManyZones } from './refuse-too-many-zones';
import { lockKeptZone, recordZone } from './zone-actions';
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
  await refuseTooManyZones(db, companyId);
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
    const after = await lockKeptZone(trx, companyId, id);
    await recordZone(trx, user, 'zoneAdded', id, { after }, clock.now());
  });
  return readZone(db, companyId, id);
}

/** @throws AppProblem 404 for a zone, vehicle or trip of nobody or another company */
export async function changeZone(
  { db, clock }: Deps,
  user: Actor,
  { zoneId, name, kind, shape, appliesTo, vehicleIds, bookingId }: v.InferOutput<typeof changeZoneBody>,
): Promise<TrackingZone> {
  const companyId = requireCompany(user);
  const chosen = await requireScope(db, companyId, { vehicleIds, bookingId });
  const change = { name, kind, shape: JSON.stringify(shape) };
  const scope = appliesTo && { appliesTo, tripId: bookingId ?? null };
  await db.transaction().execute(async (trx) => {
    const before = await lockKeptZone(trx, companyId, zoneId);
    if (!(await updateZone(trx, companyId, zoneId, { ...change, ...scope }))) throw zoneNotFound();
    if (appliesTo) await replaceZoneVehicles(trx, companyId, zoneId, chosen);
    const after = await lockKeptZone(trx, companyId, zoneId);
    await recordZone(trx, user, 'zoneChanged', zoneId, { before, after }, clock.now());
  });
  return readZone(db, companyId, zoneId);
}

/** @throws AppProblem 404 for a zone of nobody or another company */
export async function removeZone({ db, clock }: Deps, user: Actor, zoneId: string): Promise<null> {
  const companyId = requireCompany(user);
  await db.transaction().execute(async (trx) => {
    const before = await lockKeptZone(trx, companyId, zoneId);
    if (!(await deleteZone(trx, companyId, zoneId))) throw zoneNotFound();
    await recordZone(trx, user, 'zoneRemoved', zoneId, { before }, clock.now());
  });
  return null;
}
