import type { Insertable, Selectable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { TripContractsTable } from '../../../database/tables/trip-documents';

export const insertContract = (
  db: Db,
  contract: Insertable<TripContractsTable>,
): Promise<Selectable<TripContractsTable>> =>
  db.insertInto('tripContracts').values(contract).returningAll().executeTakeFirstOrThrow();

/** The trip's signed contract is no longer valid. */
export async function voidContracts(db: Db, tripId: string, now: Date): Promise<void> {
  await db
    .updateTable('tripContracts')
    .set({ voidedAt: now })
    .where('tripId', '=', tripId)
    .where('voidedAt', 'is', null)
    .execute();
}
