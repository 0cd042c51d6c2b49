import type { LastCheckList } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { getSettings, requireCompany } from '../../company';
import { findFleetVehicle, vehicleNotFound } from '../../fleet';
import { signedColumns } from '../trips/period/signed-handover';
import { toCheckListRecord } from './to-check-list-record';

/** Lists of trips that never began do not count: their vehicle stayed where it was. */
const findLastList = (db: Db, companyId: string, vehicleId: string) =>
  db
    .selectFrom('checkLists')
    .innerJoin('trips', (join) =>
      join.onRef('trips.id', '=', 'checkLists.tripId').onRef('trips.companyId', '=', 'checkLists.companyId'),
    )
    .selectAll('checkLists')
    .select('trips.code as tripCode')
    .where('checkLists.companyId', '=', companyId)
    .where('checkLists.vehicleId', '=', vehicleId)
    .where('trips.startedAt', 'is not', null)
    .where((eb) => eb.and(signedColumns.map((name) => eb(`checkLists.${name}`, 'is not', null))))
    .orderBy('checkLists.createdAt', 'desc')
    .orderBy('checkLists.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** From which the next checklist of the vehicle can be taken over. */
export async function getLastCheckList(deps: Deps, user: Actor, vehicleId: string): Promise<LastCheckList> {
  const companyId = requireCompany(user);
  const { db, country } = deps;
  if ((await findFleetVehicle(db, companyId, vehicleId)) === undefined) throw vehicleNotFound();
  const { fullCheckLists: isFullRequired } = await getSettings(db, country, companyId);
  const found = await findLastList(db, companyId, vehicleId);
  if (found === undefined) return { list: null, isFullRequired };
  const { tripCode, ...row } = found;
  return {
    list: await toCheckListRecord(deps, row),
    filledAt: (row.signedAt ?? row.updatedAt).toISOString(),
    tripCode,
    isFullRequired,
  };
}
