import type { updateFleetVehicleBody } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';

import { newId } from '../../../database/ids';
import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { recordAction } from '../../agent-actions';
import { attachFiles, detachFiles } from '../../files';
import { refuseOpenTrips } from '../../open-trips';
import { toColumns, type FleetForm } from './to-columns';
import { changedMeanwhile, explainVehicleProblem, vehicleNotFound } from './problems';
import { checkForm } from './check-form';
import { lockFleetVehicle } from './store';
import { insertVehicle, updateVehicle } from './vehicle-repository';

type Saved = { vehicleId: string; version: number };
type Trx = Transaction<Database>;

const usePhoto = (trx: Trx, { userId }: Actor, fileId: string, now: Date) =>
  attachFiles(trx, userId, [{ path: 'vehiclePhoto', fileId, kind: 'image' }], now);

/** In one transaction; refusals of the database are reported on their field. */
const saving = <Result>(deps: Deps, work: (trx: Trx) => Promise<Result>): Promise<Result> =>
  deps.db
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      throw explainVehicleProblem(error);
    });

export async function addVehicle(deps: Deps, user: Actor, body: FleetForm): Promise<Saved> {
  const companyId = requireCompany(user);
  const form = await checkForm(deps.db, deps.country, body);
  const now = deps.clock.now();
  const id = newId();
  await saving(deps, async (trx) => {
    await usePhoto(trx, user, form.vehiclePhoto, now);
    await insertVehicle(trx, {
      id,
      companyId,
      ...toColumns(form),
      photo: form.vehiclePhoto,
      createdAt: now,
      updatedAt: now,
    });
  });
  return { vehicleId: id, version: 1 };
}

export async function changeVehicle(
  deps: Deps,
  user: Actor,
  body: v.InferOutput<typeof updateFleetVehicleBody>,
): Promise<Saved> {
  const companyId = requireCompany(user);
  const now = deps.clock.now();
  return saving(deps, async (trx) => {
    const before = await lockFleetVehicle(trx, companyId, body.vehicleId);
    if (before === undefined) throw vehicleNotFound();
    if (body.version !== undefined && body.version !== before.version) throw changedMeanwhile();
    const form = await checkForm(trx, deps.country, body);
    await usePhoto(trx, user, form.vehiclePhoto, now);
    const version = before.version + 1;
    await updateVehicle(trx, companyId, before.id, {
      ...toColumns(form),
      photo: form.vehiclePhoto,
      updatedAt: now,
      version,
    });
    if (before.photo !== null && before.photo !== form.vehiclePhoto)
      await detachFiles(trx, user.userId, [before.photo]);
    return { vehicleId: before.id, version };
  });
}

/** The row stays for the trips and costs that name it; its plate can be used again. */
export async function removeVehicle(deps: Deps, user: Actor, vehicleId: string): Promise<null> {
  const companyId = requireCompany(user);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    // The start of a trip locks its vehicle too, so no trip comes in between.
    const vehicle = await lockFleetVehicle(trx, companyId, vehicleId);
    if (vehicle === undefined) throw vehicleNotFound();
    await refuseOpenTrips(trx, companyId, { vehicleId }, 'This vehicle');
    await updateVehicle(trx, companyId, vehicleId, { deletedAt: now, updatedAt: now });
    const change = { removedAt: now };
    const done = { kind: 'vehicleRemoved', subjectId: vehicleId, name: vehicle.plate, change } as const;
    await recordAction(trx, user, done, now);
  });
  return null;
}
