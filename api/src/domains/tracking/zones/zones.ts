import {
  positionLimits,
  type addZoneBody,
  type changeZoneBody,
  type TrackingZone,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { say } from '../../../language/say';
import { AppProblem, notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { deleteZone, insertZone, updateZone } from './zone-repository';

const zoneNotFound = () => notFound('This zone');

/** The zones of a company, by name. */
export async function readZones(db: Db, companyId: string): Promise<TrackingZone[]> {
  const rows = await db
    .selectFrom('trackingZones')
    .select(['id', 'name', 'kind', 'shape'])
    .where('companyId', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, ...zone }) => ({ zoneId: id, ...zone }));
}

export const listZones = async ({ db }: Deps, user: Actor): Promise<{ list: TrackingZone[] }> => ({
  list: await readZones(db, requireCompany(user)),
});

/** @throws AppProblem 409 when the company has as many zones as it may */
export async function addZone(
  { db, clock }: Deps,
  user: Actor,
  { name, kind, shape }: v.InferOutput<typeof addZoneBody>,
): Promise<TrackingZone> {
  const companyId = requireCompany(user);
  if ((await readZones(db, companyId)).length >= positionLimits.zonesMax)
    throw new AppProblem(
      'conflict',
      say('Your company has {limit} zones, which is the limit. Remove one first.', {
        limit: positionLimits.zonesMax,
      }),
    );
  const id = newId();
  await insertZone(db, {
    companyId,
    id,
    name,
    kind,
    shape: JSON.stringify(shape),
    createdAt: clock.now(),
    createdBy: user.userId,
  });
  return { zoneId: id, name, kind, shape };
}

/** @throws AppProblem 404 for a zone of nobody or another company */
export async function changeZone(
  { db }: Deps,
  user: Actor,
  { zoneId, name, kind, shape }: v.InferOutput<typeof changeZoneBody>,
): Promise<TrackingZone> {
  const change = { name, kind, shape: JSON.stringify(shape) };
  if (!(await updateZone(db, requireCompany(user), zoneId, change))) throw zoneNotFound();
  return { zoneId, name, kind, shape };
}

/** @throws AppProblem 404 for a zone of nobody or another company */
export async function removeZone({ db }: Deps, user: Actor, zoneId: string): Promise<null> {
  if (!(await deleteZone(db, requireCompany(user), zoneId))) throw zoneNotFound();
  return null;
}
