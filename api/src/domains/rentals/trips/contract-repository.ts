import type { Insertable, Selectable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { TripContractsTable } from '../../../database/tables/trip-documents';
import type { TripKey } from './store';

export const insertContract = (
  db: Db,
  contract: Insertable<TripContractsTable>,
): Promise<Selectable<TripContractsTable>> =>
  db.insertInto('tripContracts').values(contract).returningAll().executeTakeFirstOrThrow();

/** The trip's signed contract is no longer valid. */
export async function voidContracts(db: Db, { id, companyId }: TripKey, now: Date): Promise<void> {
  await db
    .updateTable('tripContracts')
    .set({ voidedAt: now })
    .where('companyId', '=', companyId)
    .where('tripId', '=', id)
    .where('voidedAt', 'is', null)
    .execute();
}
