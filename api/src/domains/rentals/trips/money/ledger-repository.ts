import type { Insertable } from 'kysely';

import type { Db } from '../../../../database/connect';
import type { TripLedgerTable } from '../../../../database/tables/trips';

/** The trip's sums are updated automatically. */
export async function insertEntry(db: Db, entry: Insertable<TripLedgerTable>): Promise<void> {
  await db.insertInto('tripLedger').values(entry).execute();
}
