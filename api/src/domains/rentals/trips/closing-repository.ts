import type { Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { TripClosingsTable } from '../../../database/tables/trip-documents';

export async function insertClosing(db: Db, closing: Insertable<TripClosingsTable>): Promise<void> {
  await db.insertInto('tripClosings').values(closing).execute();
}

/** The account of a reopened trip; undefined if it was not closed. */
export const deleteClosing = (db: Db, tripId: string) =>
  db.deleteFrom('tripClosings').where('tripId', '=', tripId).returningAll().executeTakeFirst();
