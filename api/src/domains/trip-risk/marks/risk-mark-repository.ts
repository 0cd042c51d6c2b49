import { sql, type Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { TripRiskMarksTable } from '../../../database/tables/trip-risk';

/** The last answer counts. */
export async function upsertMark(db: Db, mark: Insertable<TripRiskMarksTable>): Promise<void> {
  const { verdict, level, markedAt, markedBy } = mark;
  await db
    .insertInto('tripRiskMarks')
    .values(mark)
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'tripId']).doUpdateSet({ verdict, level, markedAt, markedBy }),
    )
    .execute();
}

export async function deleteMark(db: Db, companyId: string, tripId: string): Promise<void> {
  await db
    .deleteFrom('tripRiskMarks')
    .where('companyId', '=', companyId)
    .where('tripId', '=', tripId)
    .execute();
}

export async function deleteCustomerRiskMarks(db: Db, companyId: string, customerId: string): Promise<void> {
  await sql`delete from trip_risk_marks mark using trips trip
    where trip.company_id = ${companyId} and trip.customer_id = ${customerId}
      and mark.company_id = trip.company_id and mark.trip_id = trip.id`.execute(db);
}
