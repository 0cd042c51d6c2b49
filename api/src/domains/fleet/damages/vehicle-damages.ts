import { checkListZones, type repairDamageBody, type VehicleDamage } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { AppProblem, notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { listReferences } from '../../files';
import { vehicleNotFound } from '../vehicles/problems';
import { findFleetVehicle } from '../vehicles/store';
import { recordRepair } from './damage-repair';
import { markRepaired } from './damage-repository';

const AT_MOST = 500;

const selectDamages = (db: Db, companyId: string) =>
  db
    .selectFrom('vehicleDamages as damage')
    .leftJoin('checkLists as list', (join) =>
      join.onRef('list.id', '=', 'damage.checkListId').onRef('list.companyId', '=', 'damage.companyId'),
    )
    .leftJoin('trips', (join) =>
      join.onRef('trips.id', '=', 'list.tripId').onRef('trips.companyId', '=', 'damage.companyId'),
    )
    .leftJoin('users', 'users.id', 'damage.repairedBy')
    .selectAll('damage')
    .select(['list.tripId', 'trips.code as tripCode', 'users.email as repairer'])
    .where('damage.companyId', '=', companyId);
type DamageRow = Awaited<ReturnType<ReturnType<typeof selectDamages>['execute']>>[number];

async function viewDamages(
  deps: Deps,
  companyId: string,
  rows: readonly DamageRow[],
): Promise<VehicleDamage[]> {
  if (rows.length === 0) return [];
  const photos = await deps.db
    .selectFrom('vehicleDamagePhotos')
    .selectAll()
    .where('companyId', '=', companyId)
    .where(
      'damageId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('fileId')
    .execute();
  const files = await listReferences(
    deps,
    photos.map(({ fileId }) => fileId),
  );
  return rows.flatMap((row) => {
    const zone = checkListZones.find((one) => one === row.zone);
    if (zone === undefined) return [];
    return {
      damageId: row.id,
      vehicleId: row.vehicleId,
      zone,
      kind: row.kind,
      note: row.note,
      photos: photos.flatMap(({ damageId, fileId }) =>
        damageId === row.id ? (files.get(fileId) ?? []) : [],
      ),
      since: row.since.toISOString(),
      bookingId: row.tripId,
      tripCode: row.tripCode,
      repairedAt: row.repairedAt?.toISOString() ?? null,
      repairedBy: row.repairer,
      repairNote: row.repairNote,
    };
  });
}

/** The open damages, the newest first, then the repaired ones. */
export async function listVehicleDamages(
  deps: Deps,
  user: Actor,
  vehicleId: string,
): Promise<{ list: VehicleDamage[] }> {
  const companyId = requireCompany(user);
  if ((await findFleetVehicle(deps.db, companyId, vehicleId)) === undefined) throw vehicleNotFound();
  const rows = await selectDamages(deps.db, companyId)
    .where('damage.vehicleId', '=', vehicleId)
    .orderBy('damage.repairedAt', (order) => order.desc().nullsFirst())
    .orderBy('damage.since', 'desc')
    .orderBy('damage.id', 'desc')
    .limit(AT_MOST)
    .execute();
  return { list: await viewDamages(deps, companyId, rows) };
}

/** From now on new checklists start without it. */
export async function repairDamage(
  deps: Deps,
  user: Actor,
  { damageId, note }: v.InferOutput<typeof repairDamageBody>,
): Promise<VehicleDamage> {
  const companyId = requireCompany(user);
  const at = deps.clock.now();
  const repaired = await deps.db.transaction().execute(async (trx) => {
    const damage = await markRepaired(trx, companyId, damageId, { at, userId: user.userId, note });
    if (damage !== undefined) await recordRepair(trx, { ...user, companyId }, damage, at);
    return damage;
  });
  const row = await selectDamages(deps.db, companyId).where('damage.id', '=', damageId).executeTakeFirst();
  if (row === undefined) throw notFound('This damage');
  if (repaired === undefined) throw new AppProblem('conflict', 'This damage was marked as repaired already.');
  const [view] = await viewDamages(deps, companyId, [row]);
  if (view === undefined) throw notFound('This damage');
  return view;
}
