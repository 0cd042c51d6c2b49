import { MINUTE, limits } from '@portal/shared/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';

/** The turnaround of a vehicle between two trips, in milliseconds. */
export async function getTurnaround(db: Kysely<Database>, companyId: string): Promise<number> {
  const row = await db
    .selectFrom('rentalSettings')
    .select('turnaroundMinutes')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return row === undefined ? limits.trip.turnaround : row.turnaroundMinutes * MINUTE;
}
