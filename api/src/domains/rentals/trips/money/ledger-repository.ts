import type { Insertable } from 'kysely';

import type { Db } from '../../../../database/connect';
import type { TripLedgerTable } from '../../../../database/tables/trips';

/** Sums of the trip follow by themselves. */
export async function insertEntry(db: Db, entry: Insertable<TripLedgerTable>): Promise<void> {
  await db.insertInto('tripLedger').values(entry).execute();
}
