import type { Selectable } from 'kysely';

import type { Db } from '../../../../database/connect';
import type { CheckListsTable } from '../../../../database/tables/trip-documents';

/** What is filled in before both sign. */
export const signedColumns = [
  'odometer',
  'fuelEighths',
  'cleanliness',
  'keysCount',
  'spareWheel',
  'jack',
  'triangle',
  'firstAidKit',
  'registrationCard',
  'tollTag',
] as const satisfies readonly (keyof CheckListsTable)[];

/** Everything is filled in. */
export const isFilled = (list: Selectable<CheckListsTable>): boolean =>
  signedColumns.every((name) => list[name] !== null);

/** A checklist belongs to one vehicle: it counts again when the trip returns to that vehicle. */
export async function signedHandover(trx: Db, tripId: string, vehicleId: string): Promise<string | null> {
  const list = await trx
    .selectFrom('checkLists')
    .selectAll()
    .where('tripId', '=', tripId)
    .where('vehicleId', '=', vehicleId)
    .where('moment', '=', 'handover')
    .orderBy('signedAt', (order) => order.desc().nullsLast())
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return list !== undefined && (list.signedAt !== null || isFilled(list)) ? list.id : null;
}
