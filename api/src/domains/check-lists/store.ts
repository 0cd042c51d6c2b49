import type { checkListMoments } from '@portal/shared/contract';
import type { Selectable } from 'kysely';

import type { CheckListsTable } from '../../database/tables/trip-papers';
import type { Db } from '../trips/store';

export type StoredCheckList = Selectable<CheckListsTable>;

export interface WhichList {
  readonly vehicleId: string;
  readonly bookingId?: string | undefined;
  readonly moment?: (typeof checkListMoments)[number] | undefined;
}

/** The newest that fits. */
export const findCheckList = (
  db: Db,
  companyId: string,
  { vehicleId, bookingId, moment }: WhichList,
): Promise<StoredCheckList | undefined> =>
  db
    .selectFrom('checkLists')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .$if(bookingId !== undefined, (query) => query.where('tripId', '=', bookingId ?? null))
    .$if(moment !== undefined, (query) => query.where('moment', '=', moment ?? 'handover'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Kept from others until the transaction ends. */
export const lockCheckList = (db: Db, companyId: string, id: string): Promise<StoredCheckList | undefined> =>
  db
    .selectFrom('checkLists')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const photosOf = (db: Db, checkListId: string) =>
  db
    .selectFrom('checkListPhotos')
    .select(['zone', 'position', 'fileId'])
    .where('checkListId', '=', checkListId)
    .orderBy('zone')
    .orderBy('position')
    .execute();
