import type { Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { CardEventsTable } from '../../../database/tables/payment-requests';

/** @returns whether this event is new */
export async function insertCardEvent(db: Db, row: Insertable<CardEventsTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('cardEvents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['companyId', 'eventId']).doNothing())
    .returning('eventId')
    .executeTakeFirst();
  return inserted !== undefined;
}
