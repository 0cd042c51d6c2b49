import { riskLimits, type CustomerRiskMark, type RiskMark } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { StoredMark } from './stored-mark';

const selectMarks = (db: Db, companyId: string) =>
  db
    .selectFrom('tripRiskMarks as mark')
    .leftJoin('users', 'users.id', 'mark.markedBy')
    .select(['mark.tripId', 'mark.verdict', 'mark.level', 'mark.markedAt', 'users.email'])
    .where('mark.companyId', '=', companyId);
type MarkRow = Awaited<ReturnType<ReturnType<typeof selectMarks>['execute']>>[number];

const viewMark = ({ verdict, level, markedAt, email }: MarkRow): RiskMark => ({
  verdict,
  level,
  at: markedAt.toISOString(),
  by: email,
});

export async function findMark(db: Db, companyId: string, tripId: string): Promise<RiskMark | null> {
  const row = await selectMarks(db, companyId).where('mark.tripId', '=', tripId).executeTakeFirst();
  return row ? viewMark(row) : null;
}

/** Of the trips of a customer, the newest first. */
export async function listCustomerRiskMarks(
  db: Db,
  companyId: string,
  customerId: string,
): Promise<CustomerRiskMark[]> {
  const rows = await selectMarks(db, companyId)
    .innerJoin('trips', (join) =>
      join.onRef('trips.id', '=', 'mark.tripId').onRef('trips.companyId', '=', 'mark.companyId'),
    )
    .where('trips.customerId', '=', customerId)
    .orderBy('mark.markedAt', 'desc')
    .orderBy('mark.tripId')
    .execute();
  return rows.map((row) => ({ bookingId: row.tripId, ...viewMark(row) }));
}

/** The newest ones, to learn from. */
export const readMarks = (db: Db, companyId: string): Promise<StoredMark[]> =>
  db
    .selectFrom('tripRiskMarks')
    .select(['tripId', 'verdict', 'level'])
    .where('companyId', '=', companyId)
    .orderBy('markedAt', 'desc')
    .orderBy('tripId')
    .limit(riskLimits.tripsMax)
    .execute();
