import type { checkListMoments } from '@portal/shared/contract';
import type { Selectable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { CheckListsTable } from '../../../database/tables/trip-documents';

export type StoredCheckList = Selectable<CheckListsTable>;

export interface WhichList {
  readonly vehicleId: string;
  readonly bookingId?: string | undefined;
  readonly moment?: (typeof checkListMoments)[number] | undefined;
  readonly checkListId?: string | undefined;
}

/**
 * The newest match. While a trip is under way, lists of vehicles that came back are found only by their own
 * id.
 */
export const findCheckList = (
  db: Db,
  companyId: string,
  { vehicleId, bookingId, moment, checkListId }: WhichList,
): Promise<StoredCheckList | undefined> =>
  db
    .selectFrom('checkLists')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .$if(bookingId !== undefined, (query) => query.where('tripId', '=', bookingId ?? null))
    .$if(moment !== undefined, (query) => query.where('moment', '=', moment ?? 'handover'))
    .$if(checkListId !== undefined, (query) => query.where('id', '=', checkListId ?? null))
    .$if(checkListId === undefined, (query) =>
      query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('tripVehiclePeriods as period')
              .innerJoin('trips', (join) =>
                join
                  .onRef('trips.id', '=', 'period.tripId')
                  .onRef('trips.companyId', '=', 'period.companyId'),
              )
              .select('period.id')
              .whereRef('period.companyId', '=', 'checkLists.companyId')
              .whereRef('period.tripId', '=', 'checkLists.tripId')
              .where('period.endsAt', 'is not', null)
              .where('trips.status', '=', 'ONGOING')
              .where((inner) =>
                inner.or([
                  inner('period.handoverListId', '=', inner.ref('checkLists.id')),
                  inner('period.returnListId', '=', inner.ref('checkLists.id')),
                ]),
              ),
          ),
        ),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locked until the transaction ends. */
export const lockCheckList = (db: Db, companyId: string, id: string): Promise<StoredCheckList | undefined> =>
  db
    .selectFrom('checkLists')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const listPhotos = (
  db: Db,
  { companyId, id: checkListId }: Pick<StoredCheckList, 'companyId' | 'id'>,
) =>
  db
    .selectFrom('checkListPhotos')
    .select(['zone', 'position', 'fileId'])
    .where('companyId', '=', companyId)
    .where('checkListId', '=', checkListId)
    .orderBy('zone')
    .orderBy('position')
    .execute();
